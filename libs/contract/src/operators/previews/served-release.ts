/**
 * Id with which `openReleasePreview` opens a preview of a brand that has no release. The preview then shows the app
 * that the gateway builds from the brand file on the server. No release has this id, because the id of a release is a
 * hash.
 */
export const servedReleaseId = '0'.repeat(32);
