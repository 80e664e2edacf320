/**
 * Runs the work before or after Next's build, and prints what went wrong: the message of an error that was written for people, the
 * whole stack of any other. Ends when Next, its parent process, does.
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
