/**
 * Makes sure that a build is one for production: in another mode React renders no static page, and Next says only that it “cannot
 * read 'useContext'”.
 * @param mode `NODE_ENV`, which Next itself sets where nobody has
 * @throws Error in one line that says how to go on
 */
export function checkMode(mode: string | undefined): void {
  if (mode === 'production') return;
  throw new Error(`NODE_ENV is “${mode}”, and a build needs “production”: run “unset NODE_ENV”, then build again.`);
}
