import { randomInt } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import { loginMember } from './login.ts';

const someNumber = (): string => `9${randomInt(100_000_000, 999_999_999)}`;

/** Checks of registration and password recovery that need no phone, no mailbox and no solved captcha. */
export const entryChecks: readonly Check[] = [
  ...['register', 'registerByMobile'].map((name): Check => ({
    name: `${name} rejects an empty form without a server error`,
    run: async (gateway) => {
      const response = await gateway.call(findOperation(name), {});
      expectThat(response.status >= 400 && response.status < 500, 'a rejection', response);
    },
  })),
  {
    name: 'sendSmsNoLogin accepts any number and rejects a second request before its time',
    run: async (gateway) => {
      const [operation, mobileNum] = [findOperation('sendSmsNoLogin'), someNumber()];
      expectValue(operation, await gateway.call(operation, { mobileNum }));
      expectRejection(await gateway.call(operation, { mobileNum }), ErrorCode.CodeTooSoon, 429);
    },
  },
  {
    name: 'sendSmsRegister sends a code, or reports that the brand has none',
    run: async (gateway) => {
      const operation = findOperation('sendSmsRegister');
      const response = await gateway.call(operation, { mobileNo: someNumber() });
      if (response.status === 200) expectValue(operation, response);
      else expectRejection(response, ErrorCode.FeatureDisabled, 403);
    },
  },
  {
    name: 'setPasswordBySms and setPasswordByEmail reject a wrong code and an invalid link',
    run: async (gateway) => {
      const newPassword = 'Conformance-Lantern-1';
      expectRejection(
        await gateway.call(findOperation('setPasswordBySms'), {
          newPassword,
          mobileNum: someNumber(),
          verificationCode: '000000',
        }),
        ErrorCode.CodeWrong,
      );
      expectRejection(
        await gateway.call(findOperation('setPasswordByEmail'), { newPassword, token: 'nobody' }),
        ErrorCode.ResetLinkInvalid,
      );
    },
  },
  {
    name: 'changePassword rejects the current password as the new one',
    run: async (gateway) => {
      const { password } = gateway.target;
      const { token } = await loginMember(gateway);
      expectRejection(
        await gateway.call(
          findOperation('changePassword'),
          { oldPassword: password, newPassword: password, confirmNewPassword: password },
          token,
        ),
        ErrorCode.SamePassword,
      );
    },
  },
  {
    name: 'startSocialLogin returns a different nonce each time, or reports that the brand has no provider',
    run: async (gateway) => {
      const operation = findOperation('startSocialLogin');
      const response = await gateway.call(operation, { firebaseChannel: 'google' });
      if (response.status !== 200) return expectRejection(response, ErrorCode.FeatureDisabled, 403);
      const [one, other] = [
        expectValue<{ nonce: string }>(operation, response),
        expectValue<{ nonce: string }>(operation, await gateway.call(operation, { firebaseChannel: 'google' })),
      ];
      expectThat(one.nonce !== other.nonce, 'another nonce', response);
    },
  },
];
