import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { messageList } from '@livery/contract/messages';
import type { playLimits } from '@livery/contract/limits';
import type { ValueOf } from '@livery/contract/operation';
import type { memberSessions, securityQuestions } from '@livery/contract/security';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';
import { logIn } from './log-in.ts';

/** A member's own calls, each under one name. */
const asMember = async (gateway: GatewayUnderTest) => {
  const { token } = await logIn(gateway);
  const hear = (name: string, request: Readonly<Record<string, unknown>> = {}) =>
    gateway.call(operationNamed(name), request, token);
  const value = async <Value>(name: string, request: Readonly<Record<string, unknown>> = {}) =>
    expectValue<Value>(operationNamed(name), await hear(name, request));
  return { hear, value };
};

/** What is a member's own. Nothing here cannot be undone: the account that is given is a real one. */
export const memberChecks: readonly Check[] = [
  {
    name: 'a letter is read, deleted and brought back',
    run: async (gateway) => {
      const { hear, value } = await asMember(gateway);
      const { list } = await value<ValueOf<typeof messageList>>('messageList', { pageNo: 1 });
      const [first] = list;
      if (!first) throw new Error('The account has no letter to try this with');
      await value('messageDetail', { id: first.id });
      await value('readMessages', { ids: [first.id] });
      await value('deleteMessages', { ids: [first.id] });
      expectRefusal(await hear('messageDetail', { id: first.id }), ErrorCode.NotFound);
      await value('restoreMessages', { ids: [first.id] });
      await value('messageDetail', { id: first.id });
    },
  },
  {
    name: 'a nickname and a portrait are kept, and markup is no nickname',
    run: async (gateway) => {
      const { hear, value } = await asMember(gateway);
      await value('setNickname', { nickname: 'Conforming' });
      const { choices } = await value<{ choices: readonly { id: string }[] }>('memberIcon');
      await value('setMemberIcon', { icon: choices[0]!.id });
      const { nickname } = await value<{ nickname: string }>('memberInfo');
      if (nickname !== 'Conforming') throw new Error(`The nickname was kept as "${nickname}"`);
      expectRefusal(await hear('setNickname', { nickname: '<b>x</b>' }), ErrorCode.BadRequest);
      expectRefusal(await hear('setEmail', { email: 'no address' }), ErrorCode.BadRequest);
      expectRefusal(await hear('setPayeeName', { payeeName: '4711' }), ErrorCode.BadRequest);
    },
  },
  {
    name: 'a session is ended from another',
    run: async (gateway) => {
      const { token: other } = await logIn(gateway);
      const { value } = await asMember(gateway);
      const sessions = expectValue<ValueOf<typeof memberSessions>>(
        operationNamed('memberSessions'),
        await gateway.call(operationNamed('memberSessions'), {}, other),
      );
      await value('endSession', { id: sessions.list.find(({ isThis }) => isThis)!.id });
      expectRefusal(await gateway.call(operationNamed('memberInfo'), {}, other), ErrorCode.NotLoggedIn, 401);
    },
  },
  {
    name: 'what protects the account takes the password',
    run: async (gateway) => {
      const { hear, value } = await asMember(gateway);
      const { list } = await value<ValueOf<typeof securityQuestions>>('securityQuestions');
      const answers = list.slice(0, 3).map(({ questionId }, at) => ({ questionId, answer: `answer ${at}` }));
      expectRefusal(await hear('setSecurityQuestions', { password: 'not it', answers }), ErrorCode.PasswordWrong);
      await value('setSecurityQuestions', { password: gateway.target.password, answers });
      expectRefusal(await hear('closeAccount', { password: 'not it', reason: '' }), ErrorCode.PasswordWrong);
      await value('securityConfig');
    },
  },
  {
    name: "a browser is woken through no address but a push service's, and a link that was never mailed opens nothing",
    run: async (gateway) => {
      const { hear } = await asMember(gateway);
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      expectRefusal(await hear('subscribePush', { endpoint: 'https://127.0.0.1/push', keys }), ErrorCode.PushRefused);
      await hear('unsubscribePush', { endpoint: 'https://127.0.0.1/push' });
      await hear('sendEmailLink');
      expectRefusal(await hear('verifyEmail', { token: 'never mailed' }), ErrorCode.EmailLinkInvalid);
    },
  },
  {
    name: 'a passkey that no browser made is refused',
    run: async (gateway) => {
      const { hear } = await asMember(gateway);
      const forged = {
        challengeId: 'none',
        response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} },
      };
      expectRefusal(await hear('addPasskey', { ...forged, name: 'forged' }), ErrorCode.PasskeyInvalid);
      expectRefusal(await gateway.call(operationNamed('passkeyLogin'), forged), ErrorCode.PasskeyInvalid);
      expectRefusal(await hear('renamePasskey', { id: 'AAAA', name: 'mine now' }), ErrorCode.NotFound);
      expectRefusal(await hear('removePasskey', { id: 'AAAA' }), ErrorCode.NotFound);
    },
  },
  {
    name: "a feedback that is sent twice is there once, and pictures are the member's own",
    run: async (gateway) => {
      const { hear, value } = await asMember(gateway);
      const feedback = { requestId: randomUUID(), topic: 'other', content: 'From the conformance suite', images: [] };
      const [one, two] = [
        await value<{ id: string }>('sendFeedback', feedback),
        await value<{ id: string }>('sendFeedback', feedback),
      ];
      if (one.id !== two.id) throw new Error('The same request made two');
      const pictures = [randomUUID(), randomUUID(), randomUUID()] as const;
      expectRefusal(
        await hear('sendFeedback', { ...feedback, requestId: randomUUID(), images: pictures.slice(0, 1) }),
        ErrorCode.NotFound,
      );
      expectRefusal(
        await hear('sendFeedback', { ...feedback, requestId: randomUUID(), content: 'x'.repeat(141) }),
        ErrorCode.BadRequest,
      );
      expectRefusal(
        await hear('submitIdentity', { front: pictures[0], back: pictures[1], selfie: pictures[2] }),
        ErrorCode.NotFound,
      );
    },
  },
  {
    name: 'a tighter limit holds at once and a looser one waits',
    run: async (gateway) => {
      const { hear, value } = await asMember(gateway);
      const place = { kind: 'wager', period: 'month' };
      const find = ({ limits }: ValueOf<typeof playLimits>) =>
        limits.find(({ kind, period }) => kind === place.kind && period === place.period);
      await value('setPlayLimit', { ...place, amount: '9000000.00' });
      const heard = await hear('setPlayLimit', { ...place, amount: null });
      const limit = find(expectValue(operationNamed('setPlayLimit'), heard));
      expectThat(
        limit?.amount === '9000000.00' && limit.next?.amount === null,
        'the limit as it was, and none asked for',
        heard,
      );
      expectRefusal(await hear('confirmPlayLimit', { ...place, accept: true }), ErrorCode.PlayChangeEarly);
      await value('confirmPlayLimit', { ...place, accept: false });
      await value('setRealityCheck', { minutes: null });
      expectRefusal(await hear('takeBreak', { kind: 'coolOff', length: 'a moment' }), ErrorCode.BadRequest);
    },
  },
];
