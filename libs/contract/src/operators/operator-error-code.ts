/**
 * Values of `errorCode` in responses of the operations for operators, in addition to the general ones. The console
 * translates them. The app of the members does not contain them.
 */
export const ApprovalDecided = 'ops.approval.decided';
export const ApprovalOwn = 'ops.approval.own';
export const OperatorNotLoggedIn = 'ops.not.logged.in';
export const OperatorNotPermitted = 'ops.not.permitted';
export const OriginRejected = 'ops.origin.rejected';
export const TokenNotAllowed = 'ops.token.not.allowed';
export const VersionMissing = 'ops.version.missing';
export const VersionStale = 'ops.version.stale';
export const InvitationInvalid = 'ops.invitation.invalid';
export const OperatorExists = 'ops.operator.exists';
export const OperatorNotActive = 'ops.operator.not.active';
export const LastOwner = 'ops.owner.last';
export const LastSecondFactor = 'ops.factor.last';
export const TotpSetupInvalid = 'ops.totp.setup.invalid';
export const RoleNameTaken = 'ops.role.name.taken';
export const RoleInUse = 'ops.role.used';
export const RoleNotAllowed = 'ops.role.not.allowed';
export const GrantNotHeld = 'ops.grant.not.held';
export const GrantToSelf = 'ops.grant.self';
export const ApprovalNeeded = 'ops.approval.needed';
/** The document of a brand has problems. The value lists them. */
export const BrandInvalid = 'ops.brand.invalid';
/** The gateway has no compiled app, so it composes no brands. */
export const ComposerUnavailable = 'ops.composer.unavailable';
/** The environment has never shown the release, so a rollback to it would publish something new. */
export const ReleaseNeverShown = 'ops.release.never.shown';
/** The draft is closed, so it accepts no changes. */
export const DraftClosed = 'ops.draft.closed';
/** The draft has operations that the caller has not seen. The value has the last sequence. */
export const DraftChanged = 'ops.draft.changed';
/** A draft cannot have this document or this operation. The value has the reason, and the id of the operation. */
export const DraftOperationInvalid = 'ops.draft.operation.invalid';
/**
 * A new brand cannot have the code: it is reserved, taken, or looks like another one. The value contains the reason.
 */
export const BrandCodeTaken = 'ops.brand.code.taken';
/** The request for a brand is in a state that does not allow the change. The value has the state. */
export const BrandRequestDecided = 'ops.brand.request.decided';
/** The policy of the environment requires more approvals of the release, or an operator rejects the release. */
export const ReleaseNotApproved = 'ops.release.not.approved';
/** The operator has created the release or its version, so this operator cannot approve or reject it. */
export const ReleaseOwn = 'ops.release.own';
/** The files of the release are not the files that the approver has reviewed. */
export const ReleaseChanged = 'ops.release.changed';
/** The environment already has a release that waits for its time. */
export const ScheduleExists = 'ops.schedule.exists';
/** The schedule has already ended: its release was published, its release failed, or it was cancelled. */
export const ScheduleEnded = 'ops.schedule.ended';
/** Another fleet run, which composes the releases of all brands, has not ended yet. */
export const FleetRunning = 'ops.fleet.running';
/** No brand has a live release, so there is nothing to compose. */
export const FleetEmpty = 'ops.fleet.empty';
/** The state of the fleet run does not allow the operation. */
export const FleetStateChanged = 'ops.fleet.state.changed';
/** The brand already has a running trial. In a trial, a share of the visitors sees another release. */
export const TrialRunning = 'ops.trial.running';
/** The trial has ended. */
export const TrialEnded = 'ops.trial.ended';
/** Too few visitors opened the app during a trial, so its release was not published at the end. */
export const TrialTooSmall = 'ops.trial.too.small';
/** The brand has no live release, or the trial would show the same app to all visitors. */
export const TrialNotPossible = 'ops.trial.not.possible';
/**
 * The text is not a host name, or the host name does not have the required form. The value is a problem with its code,
 * its values, and English sentences.
 */
export const HostInvalid = 'ops.host.invalid';
/**
 * The host belongs to the platform or to another brand, or looks like the host of another brand. The value contains the
 * reason.
 */
export const HostTaken = 'ops.host.taken';
/** A brand file of the server contains the host, so only a change of this file can remove it. */
export const HostFromFile = 'ops.host.from.file';
/** The brand has the maximum number of hosts. */
export const HostLimit = 'ops.host.limit';
/**
 * The publication of a release at a scheduled time failed, because no gateway was able to do it at that time or soon
 * after.
 */
export const ScheduleMissed = 'ops.schedule.missed';
