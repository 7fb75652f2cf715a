import { findOperation } from './check.ts';
import { expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';

interface LoginResult {
  readonly token: string;
  readonly userName: string;
  readonly deviceToken?: string;
}

export const loginMember = async (gateway: GatewayUnderTest, extra: object = {}): Promise<LoginResult> => {
  const { username, password } = gateway.target;
  const login = findOperation('login');
  return expectValue(login, await gateway.call(login, { type: 'username', username, password, ...extra }));
};

const tokens = new WeakMap<GatewayUnderTest, Promise<string>>();

/**
 * Returns a session token for the checks that do not change the session. These checks share one log-in, because the
 * gateway limits the log-ins from one address.
 */
export const sharedToken = (gateway: GatewayUnderTest): Promise<string> => {
  const cached = tokens.get(gateway) ?? loginMember(gateway).then(({ token }) => token);
  tokens.set(gateway, cached);
  return cached;
};
