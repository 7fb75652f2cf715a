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
/** The environment has never shown the release, so the release cannot be the target of a rollback. */
export const ReleaseNeverShown = 'ops.release.never.shown';
/** The draft is closed, so it accepts no changes. */
export const DraftClosed = 'ops.draft.closed';
/**
 * The draft has operations (changes of one value) that the caller has not seen. The `value` of the response contains
 * the number (`sequence`) of the last operation.
 */
export const DraftChanged = 'ops.draft.changed';
/**
 * The draft cannot have this document, or the operation (change of one value) is not possible. The `value` of the
 * response contains the reason. For an operation, it also contains the id of the operation.
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
 * The release does not have the approvals that the policy of the environment requires, or the latest decision of an
 * operator is a rejection.
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
/** The files of the release are not the files that the approver has reviewed. */
export const ReleaseChanged = 'ops.release.changed';
/**
 * The release cannot be published any more for one of these reasons: another brand now has the same name or gateway
 * address or a similar one, or the gateway address is no longer allowed. The `value` of the response contains the list
 * of problems.
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
/** Too few visitors opened the app during a trial, so its release was not published at the end. */
export const TrialTooSmall = 'ops.trial.too.small';
/** The brand has no live release, or the trial would show the same app to all visitors. */
export const TrialNotPossible = 'ops.trial.not.possible';
/**
 * The text is not a host name, or the host name does not have the required form. The `value` of the response
 * describes the problem: its code with the values for the translation, and English sentences.
 */
export const HostInvalid = 'ops.host.invalid';
/**
 * The host belongs to the platform or to another brand, or looks like the host of another brand. The `value` of the
 * response contains the reason.
 */
export const HostTaken = 'ops.host.taken';
/** A brand file of the server contains the host, so only a change of this file can remove it. */
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
