import { setSession } from '@livery/kit/session';
import type { SessionValue } from '@livery/contract/auth/session';
import { clearRememberedLogin, type RememberedLogin, rememberLogin } from './remembered-login.ts';

/** Data of a successful login: the gateway's response, and the user name or mobile number that the device remembers. */
interface StartSessionParams extends Omit<RememberedLogin, 'deviceToken'> {
  readonly value: SessionValue;
  readonly merchantCode: string;
}

/**
 * Starts the session after a login. If the response contains a device token, stores the login data on the device.
 * Otherwise deletes the login data that the device has stored.
 */
export const startSession = ({ value, merchantCode, ...by }: StartSessionParams): void => {
  const { token, userName, customerType, firstTimeLogin, pause, deviceToken } = value;
  if (deviceToken) rememberLogin({ ...by, deviceToken });
  else clearRememberedLogin();
  setSession({ token, userName, merchantCode, type: customerType, firstTimeLogin, pause });
};
