/**
 * Values of `errorCode` that occur only in responses of the operations for operators. The console translates these
 * codes. The app of the members does not contain them.
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
/** The document of a brand has problems. The `value` of the response contains the list of problems. */
export const BrandInvalid = 'ops.brand.invalid';
/** The gateway has no compiled app, so it cannot build the app of a brand. */
export const ComposerUnavailable = 'ops.composer.unavailable';
/** The environment has never shown this release. A rollback can only go back to a release that was shown before. */
export const ReleaseNeverShown = 'ops.release.never.shown';
/** The draft is closed, so it accepts no changes. */
export const DraftClosed = 'ops.draft.closed';
/**
 * The draft has operations (changes of one value) that the caller has not seen. The `value` of the response contains
 * the number (`sequence`) of the last operation.
 */
export const DraftChanged = 'ops.draft.changed';
/**
 * The gateway cannot apply the operation (change of one value), or cannot store the document. For example, the document
 * would be too large. The `value` of the response contains the reason, and for an operation also its id.
 */
export const DraftOperationInvalid = 'ops.draft.operation.invalid';
/**
 * A new brand cannot have this code: the code is reserved, taken, or looks like the code or host of another brand. The
 * `value` of the response contains the reason.
 */
export const BrandCodeTaken = 'ops.brand.code.taken';
/**
 * The request for a brand is in a state that does not allow the requested change. The `value` of the response
 * contains the state.
 */
export const BrandRequestDecided = 'ops.brand.request.decided';
/**
 * The release does not yet have the number of approvals that the environment requires. Or the latest decision of an
 * operator about the release is a rejection.
 */
export const ReleaseNotApproved = 'ops.release.not.approved';
/**
 * The operator has edited the draft, or created the version or the release. Therefore this operator cannot approve or
 * reject the release.
 */
export const ReleaseOwn = 'ops.release.own';
/** The call needs a signature with a passkey, and the operator has no passkey. */
export const PasskeyNeeded = 'ops.passkey.needed';
/** The call needs a signature with a passkey of the caller, but contains none. A one-time code is not enough. */
export const SignatureNeeded = 'ops.signature.needed';
/** The files of the release differ from the files that the approver has reviewed, so the approval is not accepted. */
export const ReleaseChanged = 'ops.release.changed';
/**
 * The release cannot be published, because its brand would conflict with another brand. Either the name or the gateway
 * address is the same or similar, or the operator of the platform does not allow this gateway address any more. The
 * `value` of the response contains the list of problems.
 */
export const ReleaseConflict = 'ops.release.conflict';
/** The document of the release is not valid for the current schema of brand files, so the gateway could not serve it. */
export const ReleaseInvalid = 'ops.release.invalid';
/** The environment already has a scheduled release that is not published yet. */
export const ScheduleExists = 'ops.schedule.exists';
/**
 * The schedule has already ended: its release was published, the publication failed, or an operator cancelled the
 * schedule.
 */
export const ScheduleEnded = 'ops.schedule.ended';
/**
 * Another fleet run has not ended yet, so no new run can start. A fleet run composes (builds) the releases of all
 * brands.
 */
export const FleetRunning = 'ops.fleet.running';
/** No brand has a live release, so a fleet run (a build of the releases of all brands) has nothing to compose. */
export const FleetEmpty = 'ops.fleet.empty';
/** The state of the fleet run (a build of the releases of all brands) does not allow the operation. */
export const FleetStateChanged = 'ops.fleet.state.changed';
/** The brand already has a running trial. In a trial, a share of the visitors sees another release. */
export const TrialRunning = 'ops.trial.running';
/** The trial has ended, so it cannot be changed. The `value` of the response contains the state of the trial. */
export const TrialEnded = 'ops.trial.ended';
/**
 * The release was not published at the end of its trial, because too few visitors had opened the app for a comparison.
 */
export const TrialTooSmall = 'ops.trial.too.small';
/** The brand has no live release, or the trial would show the same app to all visitors. */
export const TrialNotPossible = 'ops.trial.not.possible';
/**
 * The text is not a host name in the required form. The `value` of the response contains the code of the problem, the
 * values for its translation, and English sentences.
 */
export const HostInvalid = 'ops.host.invalid';
/**
 * The host belongs to the platform or to another brand, or looks like the host of another brand. The `value` of the
 * response contains the reason.
 */
export const HostTaken = 'ops.host.taken';
/**
 * The host cannot be removed in the console, because it comes from a brand file on the server. Change this file
 * instead.
 */
export const HostFromFile = 'ops.host.from.file';
/**
 * The brand has the maximum number of hosts, so no host can be added. The `value` of the response contains this number.
 */
export const HostLimit = 'ops.host.limit';
/**
 * The publication of a scheduled release failed, because no gateway was able to publish it at the scheduled time or
 * soon after.
 */
export const ScheduleMissed = 'ops.schedule.missed';
