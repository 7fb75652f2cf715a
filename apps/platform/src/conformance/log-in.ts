import { operationNamed } from './check.ts';
import { expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';

interface LoggedIn {
  readonly token: string;
  readonly userName: string;
  readonly deviceToken?: string;
}

export const logIn = async (gateway: GatewayUnderTest, extra: object = {}): Promise<LoggedIn> => {
  const { username, password } = gateway.target;
  const login = operationNamed('login');
  return expectValue(login, await gateway.call(login, { type: 'username', username, password, ...extra }));
};

const tokens = new WeakMap<GatewayUnderTest, Promise<string>>();

/** A session for the many checks that leave it as it is: one log-in for all of them, since log-ins are counted by address. */
export const sharedToken = (gateway: GatewayUnderTest): Promise<string> => {
  const known = tokens.get(gateway) ?? logIn(gateway).then(({ token }) => token);
  tokens.set(gateway, known);
  return known;
};
