/**
 * Changes whenever a file of `content/` or `messages/` does: in `next dev` a loader (`content-version-loader.mjs`) rewrites this
 * module, and everything that was read and rendered from those files is made anew. A build reads content once.
 */
export const contentVersion = '';
