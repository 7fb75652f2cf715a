import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import { loginMember } from './login.ts';

export const sessionChecks: readonly Check[] = [
  {
    name: 'login creates a session that logout ends',
    run: async (gateway) => {
      const { token } = await loginMember(gateway);
      expectValue(findOperation('memberInfo'), await gateway.call(findOperation('memberInfo'), {}, token));
      expectValue(findOperation('logout'), await gateway.call(findOperation('logout'), {}, token));
      expectRejection(await gateway.call(findOperation('memberInfo'), {}, token), ErrorCode.NotLoggedIn, 401);
    },
  },
  {
    name: 'login remembers a device with a token that is replaced',
    run: async (gateway) => {
      const login = findOperation('login');
      const { deviceToken, token, userName } = await loginMember(gateway, { remember: true });
      const again = expectValue<{ token: string; deviceToken?: string }>(
        login,
        await gateway.call(login, { type: 'device', username: userName, password: deviceToken }),
      );
      if (!again.deviceToken || again.deviceToken === deviceToken) throw new Error('The device token was not replaced');
      for (const each of [token, again.token]) await gateway.call(findOperation('logout'), {}, each);
    },
  },
  {
    name: 'login reports with a failure that a captcha is required, also for an unknown name',
    run: async (gateway) => {
      const failing = () =>
        gateway.call(findOperation('login'), {
          type: 'username',
          username: `nobody-${randomUUID().slice(0, 8)}`,
          password: 'wrong',
        });
      const response = await failing();
      expectRejection(response, ErrorCode.LoginFailed);
      expectThat(
        (response.json as { value?: { captcha?: unknown } }).value?.captcha === true,
        'a value with captcha true',
        response,
      );
    },
  },
  {
    name: 'captcha returns a different PNG each time',
    run: async (gateway) => {
      const captcha = findOperation('captcha');
      const loadCaptcha = async () =>
        expectValue<string>(captcha, await gateway.call(captcha, { captchaId: randomUUID() }));
      const [one, other] = [await loadCaptcha(), await loadCaptcha()];
      const isPng = Buffer.from(one, 'base64')
        .subarray(0, 4)
        .equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
      if (!isPng || one === other) throw new Error('Expected a different PNG for each captcha');
    },
  },
];
