/**
 * Release id in `openReleasePreview` of the files that the gateway serves for a brand from a file, before its first
 * release. No release has this id, because the id of a release is a hash.
 */
export const servedReleaseId = '0'.repeat(32);
