/**
 * Runs what comes before or after a build of Next in this process, and tells what went wrong: in one sentence where it was written for people, with the
 * stack where it is for those who mend code. Ends with Next, which started it.
 */
export async function buildHook(run: () => Promise<void>): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  try {
    await run();
  } catch (error) {
    const forPeople = error instanceof Error && ['ContentError', 'Error'].includes(error.name) && !error.cause;
    console.error(forPeople ? error.message : error);
    process.exitCode = 1;
  }
}
