import { openSession } from '@livery/kit/session';
import type { SessionValue } from '@livery/contract/session';
import { forgetLogin, rememberLogin } from './remembered-login.ts';

interface Entry {
  readonly value: SessionValue;
  /** As the member wrote it, for the next log-in. */
  readonly username: string;
  readonly merchantCode: string;
}

/** Opens the session that a log-in answered, and remembers the device where the gateway gave it a token. */
export const enterSession = ({ value, username, merchantCode }: Entry): void => {
  const { token, userName, customerType, firstTimeLogin, deviceToken } = value;
  if (deviceToken) rememberLogin({ username, deviceToken });
  else forgetLogin();
  openSession({ token, userName, merchantCode, type: customerType, firstTimeLogin });
};
