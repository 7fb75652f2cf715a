/**
 * Values of `errorCode` in responses of the operations for operators, beside the general ones. The console translates
 * them; the app of the members does not know them.
 */
export const ApprovalDecided = 'ops.approval.decided';
export const ApprovalOwn = 'ops.approval.own';
export const OperatorNotLoggedIn = 'ops.not.logged.in';
export const OperatorNotPermitted = 'ops.not.permitted';
export const OriginRejected = 'ops.origin.rejected';
export const TokenNotAllowed = 'ops.token.not.allowed';
export const VersionMissing = 'ops.version.missing';
export const VersionStale = 'ops.version.stale';
