import { isApiError } from '@livery/api/client/api-error';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import * as operatorCodes from '@livery/contract/operators/operator-error-code';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

type OperatorErrorCode = (typeof operatorCodes)[keyof typeof operatorCodes];
type ErrorKey = Extract<TextKey<'shell'>, `error.${string}`>;

const operatorKeys: Readonly<Record<OperatorErrorCode, ErrorKey>> = {
  [operatorCodes.OperatorNotLoggedIn]: 'error.notPermitted',
  [operatorCodes.OperatorNotPermitted]: 'error.notPermitted',
  [operatorCodes.OriginRejected]: 'error.origin',
  [operatorCodes.TokenNotAllowed]: 'error.notPermitted',
  [operatorCodes.VersionMissing]: 'error.stale',
  [operatorCodes.VersionStale]: 'error.stale',
  [operatorCodes.InvitationInvalid]: 'error.invitation',
  [operatorCodes.OperatorExists]: 'error.operatorExists',
  [operatorCodes.OperatorNotActive]: 'error.operatorNotActive',
  [operatorCodes.LastOwner]: 'error.lastOwner',
  [operatorCodes.LastSecondFactor]: 'error.lastFactor',
  [operatorCodes.TotpSetupInvalid]: 'error.totpSetup',
  [operatorCodes.RoleNameTaken]: 'error.roleNameTaken',
  [operatorCodes.RoleInUse]: 'error.roleInUse',
  [operatorCodes.RoleNotAllowed]: 'error.roleNotAllowed',
  [operatorCodes.GrantNotHeld]: 'error.grantNotHeld',
  [operatorCodes.GrantToSelf]: 'error.grantToSelf',
  [operatorCodes.ApprovalNeeded]: 'error.approvalNeeded',
  [operatorCodes.ApprovalDecided]: 'error.approvalDecided',
  [operatorCodes.ApprovalOwn]: 'error.approvalOwn',
  [operatorCodes.BrandInvalid]: 'error.brandInvalid',
  [operatorCodes.ComposerUnavailable]: 'error.composer',
  [operatorCodes.ReleaseNeverShown]: 'error.neverShown',
  [operatorCodes.ReleaseNotApproved]: 'error.notApproved',
  [operatorCodes.ReleaseOwn]: 'error.releaseOwn',
  [operatorCodes.PasskeyNeeded]: 'error.passkeyNeeded',
  [operatorCodes.SignatureNeeded]: 'error.passkeyNeeded',
  [operatorCodes.ReleaseChanged]: 'error.releaseChanged',
  [operatorCodes.ReleaseConflict]: 'error.releaseConflict',
  [operatorCodes.ReleaseInvalid]: 'error.releaseInvalid',
  [operatorCodes.ScheduleExists]: 'error.scheduleExists',
  [operatorCodes.ScheduleEnded]: 'error.scheduleEnded',
  [operatorCodes.FleetRunning]: 'error.fleetRunning',
  [operatorCodes.FleetEmpty]: 'error.fleetEmpty',
  [operatorCodes.FleetStateChanged]: 'error.fleetStateChanged',
  [operatorCodes.TrialRunning]: 'error.trialRunning',
  [operatorCodes.TrialEnded]: 'error.trialEnded',
  [operatorCodes.TrialTooSmall]: 'error.trialTooSmall',
  [operatorCodes.TrialNotPossible]: 'error.trialNotPossible',
  [operatorCodes.ScheduleMissed]: 'error.scheduleMissed',
  [operatorCodes.DraftClosed]: 'error.draftClosed',
  [operatorCodes.DraftChanged]: 'error.draftChanged',
  [operatorCodes.DraftOperationInvalid]: 'error.draftInvalid',
  [operatorCodes.BrandCodeTaken]: 'error.brandCode',
  [operatorCodes.BrandRequestDecided]: 'error.requestDecided',
  [operatorCodes.HostInvalid]: 'error.hostInvalid',
  [operatorCodes.HostTaken]: 'error.hostTaken',
  [operatorCodes.HostFromFile]: 'error.hostFromFile',
  [operatorCodes.HostLimit]: 'error.hostLimit',
};

const generalKeys: Readonly<Record<string, ErrorKey>> = {
  [ClientError.Offline]: 'error.offline',
  [ClientError.TimedOut]: 'error.timeout',
  [ErrorCode.SystemBusy]: 'error.busy',
  [ErrorCode.TooManyRequests]: 'error.tooMany',
  [ErrorCode.LoginLocked]: 'error.tooMany',
  [ErrorCode.BadRequest]: 'error.invalid',
  [ErrorCode.NotFound]: 'error.notFound',
  [ErrorCode.LoginFailed]: 'error.loginFailed',
  [ErrorCode.CodeWrong]: 'error.codeWrong',
  [ErrorCode.PasswordWrong]: 'error.passwordWrong',
  [ErrorCode.PasswordWeak]: 'error.passwordWeak',
  [ErrorCode.PasswordCommon]: 'error.passwordWeak',
  [ErrorCode.PasswordContainsName]: 'error.passwordWeak',
  [ErrorCode.PasskeyInvalid]: 'error.passkeyInvalid',
  [ErrorCode.StepUpRequired]: 'error.stepUp',
  [ErrorCode.UploadTooLarge]: 'error.tooLarge',
};

const keys: Readonly<Record<string, ErrorKey>> = { ...generalKeys, ...operatorKeys };

/**
 * Returns a function that converts an error code of the gateway to a message for the operator. An unknown code has a
 * general message.
 */
export const useErrorCodeText = (): ((code: string) => string) => {
  const t = useTexts('shell');
  return (code) => t(keys[code] ?? 'error.unknown');
};

/**
 * Returns a function that converts the error of a gateway call to a message for the operator. An error that is not an
 * ApiError has a general message.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const explain = useErrorCodeText();
  return (error) => explain(isApiError(error) ? error.code : '');
};
