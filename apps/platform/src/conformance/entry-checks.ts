import { randomInt } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import { logIn } from './log-in.ts';

const someNumber = (): string => `9${randomInt(100_000_000, 999_999_999)}`;

/** Registration and recovery as far as they can be asked without a phone, a mailbox or eyes for a picture. */
export const entryChecks: readonly Check[] = [
  ...['register', 'registerByMobile'].map((name): Check => ({
    name: `${name} refuses a form that is empty, without a fault`,
    run: async (gateway) => {
      const heard = await gateway.call(operationNamed(name), {});
      expectThat(heard.status >= 400 && heard.status < 500, 'a refusal', heard);
    },
  })),
  {
    name: 'sendSmsNoLogin answers alike for any number, and not again before its time',
    run: async (gateway) => {
      const [operation, mobileNum] = [operationNamed('sendSmsNoLogin'), someNumber()];
      expectValue(operation, await gateway.call(operation, { mobileNum }));
      expectRefusal(await gateway.call(operation, { mobileNum }), ErrorCode.CodeTooSoon, 429);
    },
  },
  {
    name: 'sendSmsRegister sends a code, or says that the brand has none',
    run: async (gateway) => {
      const operation = operationNamed('sendSmsRegister');
      const heard = await gateway.call(operation, { mobileNo: someNumber() });
      if (heard.status === 200) expectValue(operation, heard);
      else expectRefusal(heard, ErrorCode.FeatureOff, 403);
    },
  },
  {
    name: 'setPasswordBySms and setPasswordByEmail refuse what shows nobody',
    run: async (gateway) => {
      const newPassword = 'Conformance-Lantern-1';
      expectRefusal(
        await gateway.call(operationNamed('setPasswordBySms'), {
          newPassword,
          mobileNum: someNumber(),
          verificationCode: '000000',
        }),
        ErrorCode.CodeWrong,
      );
      expectRefusal(
        await gateway.call(operationNamed('setPasswordByEmail'), { newPassword, token: 'nobody' }),
        ErrorCode.ResetLinkInvalid,
      );
    },
  },
  {
    name: 'changePassword refuses the password that is',
    run: async (gateway) => {
      const { password } = gateway.target;
      const { token } = await logIn(gateway);
      expectRefusal(
        await gateway.call(
          operationNamed('changePassword'),
          { oldPassword: password, newPassword: password, confirmNewPassword: password },
          token,
        ),
        ErrorCode.SamePassword,
      );
    },
  },
  {
    name: 'startSocialLogin gives a nonce of its own each time, or says that the brand has no provider',
    run: async (gateway) => {
      const operation = operationNamed('startSocialLogin');
      const heard = await gateway.call(operation, { firebaseChannel: 'google' });
      if (heard.status !== 200) return expectRefusal(heard, ErrorCode.FeatureOff, 403);
      const [one, other] = [
        expectValue<{ nonce: string }>(operation, heard),
        expectValue<{ nonce: string }>(operation, await gateway.call(operation, { firebaseChannel: 'google' })),
      ];
      expectThat(one.nonce !== other.nonce, 'another nonce', heard);
    },
  },
];
