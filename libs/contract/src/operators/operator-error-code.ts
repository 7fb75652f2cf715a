/**
 * Values of `errorCode` in responses of the operations for operators, beside the general ones. The console translates
 * them; the app of the members does not know them.
 */
export const OperatorNotLoggedIn = 'ops.not.logged.in';
export const OperatorNotPermitted = 'ops.not.permitted';
export const OriginRejected = 'ops.origin.rejected';
export const TokenNotAllowed = 'ops.token.not.allowed';
export const VersionMissing = 'ops.version.missing';
export const VersionStale = 'ops.version.stale';
/** The document of a brand has problems. The value lists them. */
export const BrandInvalid = 'ops.brand.invalid';
/** The gateway has no compiled app, so it composes no brands. */
export const ComposerUnavailable = 'ops.composer.unavailable';
/** The environment has never shown the release, so a rollback to it would publish something new. */
export const ReleaseNeverShown = 'ops.release.never.shown';
