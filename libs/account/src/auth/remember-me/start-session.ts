import { setSession } from '@livery/kit/session';
import type { SessionValue } from '@livery/contract/auth/session';
import { clearRememberedLogin, type RememberedLogin, rememberLogin } from './remembered-login.ts';

/** Response of a login and the login's user name or number, which the device remembers. */
interface StartSessionParams extends Omit<RememberedLogin, 'deviceToken'> {
  readonly value: SessionValue;
  readonly merchantCode: string;
}

/**
 * Starts the session of a login response. Remembers the device when the response contains a device token, and forgets
 * it otherwise.
 */
export const startSession = ({ value, merchantCode, ...by }: StartSessionParams): void => {
  const { token, userName, customerType, firstTimeLogin, deviceToken } = value;
  if (deviceToken) rememberLogin({ ...by, deviceToken });
  else clearRememberedLogin();
  setSession({ token, userName, merchantCode, type: customerType, firstTimeLogin });
};
