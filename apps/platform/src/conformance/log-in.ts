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
