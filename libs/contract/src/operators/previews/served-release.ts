/**
 * Id that `openReleasePreview` accepts for a brand without a release. It opens a preview of the files that the gateway
 * serves from the brand file. No release has this id, because the id of a release is a hash.
 */
export const servedReleaseId = '0'.repeat(32);
