import { setSession } from '@livery/kit/session';
import type { SessionValue } from '@livery/contract/auth/session';
import { clearRememberedLogin, type RememberedLogin, rememberLogin } from './remembered-login.ts';

/** What a log-in answered, and how the member came in: so the device remembers them. */
interface StartSessionParams extends Omit<RememberedLogin, 'deviceToken'> {
  readonly value: SessionValue;
  readonly merchantCode: string;
}

/** Opens the session that a log-in answered, and remembers the device where the gateway gave it a token. */
export const startSession = ({ value, merchantCode, ...by }: StartSessionParams): void => {
  const { token, userName, customerType, firstTimeLogin, deviceToken } = value;
  if (deviceToken) rememberLogin({ ...by, deviceToken });
  else clearRememberedLogin();
  setSession({ token, userName, merchantCode, type: customerType, firstTimeLogin });
};
