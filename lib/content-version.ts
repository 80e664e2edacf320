/**
 * Changes whenever a file of `content/` or `messages/` does: in `next dev` a loader (`content-version-loader.mjs`) writes this module
 * anew, and all that was read and rendered from those files goes with it. Everywhere else content is read once.
 */
export const contentVersion = '';
