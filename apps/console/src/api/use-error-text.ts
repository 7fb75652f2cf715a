import { isApiError } from '@livery/api/client/api-error';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

const keys: Readonly<Record<string, TextKey<'shell'>>> = {
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
  [OperatorErrorCode.OperatorNotPermitted]: 'error.notPermitted',
  [OperatorErrorCode.OriginRejected]: 'error.origin',
  [OperatorErrorCode.VersionStale]: 'error.stale',
};

/** Returns the function that explains the error of a call. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTexts('shell');
  return (error) => t((isApiError(error) ? keys[error.code] : undefined) ?? 'error.unknown');
};
