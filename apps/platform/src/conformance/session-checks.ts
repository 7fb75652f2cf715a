import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import { logIn } from './log-in.ts';

export const sessionChecks: readonly Check[] = [
  {
    name: 'login opens a session that logout ends',
    run: async (gateway) => {
      const { token } = await logIn(gateway);
      expectValue(operationNamed('memberInfo'), await gateway.call(operationNamed('memberInfo'), {}, token));
      expectValue(operationNamed('logout'), await gateway.call(operationNamed('logout'), {}, token));
      expectRefusal(await gateway.call(operationNamed('memberInfo'), {}, token), ErrorCode.NotLoggedIn, 401);
    },
  },
  {
    name: 'login remembers a device with a token that is replaced',
    run: async (gateway) => {
      const login = operationNamed('login');
      const { deviceToken, token, userName } = await logIn(gateway, { remember: true });
      const again = expectValue<{ token: string; deviceToken?: string }>(
        login,
        await gateway.call(login, { type: 'device', username: userName, password: deviceToken }),
      );
      if (!again.deviceToken || again.deviceToken === deviceToken) throw new Error('The device token was not replaced');
      for (const each of [token, again.token]) await gateway.call(operationNamed('logout'), {}, each);
    },
  },
  {
    name: 'login answers a failure with whether a captcha is wanted, an unknown name as a known one',
    run: async (gateway) => {
      const failing = () =>
        gateway.call(operationNamed('login'), {
          type: 'username',
          username: `nobody-${randomUUID().slice(0, 8)}`,
          password: 'wrong',
        });
      const heard = await failing();
      expectRefusal(heard, ErrorCode.LoginFailed);
      expectThat(
        (heard.json as { value?: { captcha?: unknown } }).value?.captcha === true,
        'a value with captcha true',
        heard,
      );
    },
  },
  {
    name: 'captcha answers a PNG that says something else each time',
    run: async (gateway) => {
      const captcha = operationNamed('captcha');
      const asked = async () => expectValue<string>(captcha, await gateway.call(captcha, { captchaId: randomUUID() }));
      const [one, other] = [await asked(), await asked()];
      const isPng = Buffer.from(one, 'base64')
        .subarray(0, 4)
        .equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
      if (!isPng || one === other) throw new Error('Expected a PNG, another each time');
    },
  },
];
