import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { messageList } from '@livery/contract/notifications/inbox';
import type { playLimits } from '@livery/contract/responsible-gaming';
import type { ResponseValue } from '@livery/contract/operation';
import type { memberSessions, securityQuestions } from '@livery/contract/auth/security';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';
import { loginMember } from './login.ts';

/** A member's own calls, each under one name. */
const asMember = async (gateway: GatewayUnderTest) => {
  const { token } = await loginMember(gateway);
  const callAs = (name: string, request: Readonly<Record<string, unknown>> = {}) =>
    gateway.call(findOperation(name), request, token);
  const value = async <Value>(name: string, request: Readonly<Record<string, unknown>> = {}) =>
    expectValue<Value>(findOperation(name), await callAs(name, request));
  return { callAs, value };
};

/** What is a member's own. Nothing here cannot be undone: the account that is given is a real one. */
export const memberChecks: readonly Check[] = [
  {
    name: 'a letter is read, deleted and brought back',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const { list } = await value<ResponseValue<typeof messageList>>('messageList', { pageNo: 1 });
      const [first] = list;
      if (!first) throw new Error('The account has no letter to try this with');
      await value('messageDetail', { id: first.id });
      await value('readMessages', { ids: [first.id] });
      await value('deleteMessages', { ids: [first.id] });
      expectRejection(await callAs('messageDetail', { id: first.id }), ErrorCode.NotFound);
      await value('restoreMessages', { ids: [first.id] });
      await value('messageDetail', { id: first.id });
    },
  },
  {
    name: 'a nickname and a portrait are kept, and markup is no nickname',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      await value('setNickname', { nickname: 'Conforming' });
      const { choices } = await value<{ choices: readonly { id: string }[] }>('memberIcon');
      await value('setMemberIcon', { icon: choices[0]!.id });
      const { nickname } = await value<{ nickname: string }>('memberInfo');
      if (nickname !== 'Conforming') throw new Error(`The nickname was kept as "${nickname}"`);
      expectRejection(await callAs('setNickname', { nickname: '<b>x</b>' }), ErrorCode.BadRequest);
      expectRejection(await callAs('setEmail', { email: 'no address' }), ErrorCode.BadRequest);
      expectRejection(await callAs('setPayeeName', { payeeName: '4711' }), ErrorCode.BadRequest);
    },
  },
  {
    name: 'a session is ended from another',
    run: async (gateway) => {
      const { token: other } = await loginMember(gateway);
      const { value } = await asMember(gateway);
      const sessions = expectValue<ResponseValue<typeof memberSessions>>(
        findOperation('memberSessions'),
        await gateway.call(findOperation('memberSessions'), {}, other),
      );
      await value('revokeSession', { id: sessions.list.find(({ isThis }) => isThis)!.id });
      expectRejection(await gateway.call(findOperation('memberInfo'), {}, other), ErrorCode.NotLoggedIn, 401);
    },
  },
  {
    name: 'what protects the account takes the password',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const { list } = await value<ResponseValue<typeof securityQuestions>>('securityQuestions');
      const answers = list.slice(0, 3).map(({ questionId }, at) => ({ questionId, answer: `answer ${at}` }));
      expectRejection(await callAs('setSecurityQuestions', { password: 'not it', answers }), ErrorCode.PasswordWrong);
      await value('setSecurityQuestions', { password: gateway.target.password, answers });
      expectRejection(await callAs('closeAccount', { password: 'not it', reason: '' }), ErrorCode.PasswordWrong);
      await value('securityConfig');
    },
  },
  {
    name: "a browser is woken through no address but a push service's, and a link that was never mailed opens nothing",
    run: async (gateway) => {
      const { callAs } = await asMember(gateway);
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      expectRejection(
        await callAs('subscribePush', { endpoint: 'https://127.0.0.1/push', keys }),
        ErrorCode.PushEndpointRejected,
      );
      await callAs('unsubscribePush', { endpoint: 'https://127.0.0.1/push' });
      await callAs('sendEmailLink');
      expectRejection(await callAs('verifyEmail', { token: 'never mailed' }), ErrorCode.EmailLinkInvalid);
    },
  },
  {
    name: 'a passkey that no browser made is refused',
    run: async (gateway) => {
      const { callAs } = await asMember(gateway);
      const forged = {
        challengeId: 'none',
        response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} },
      };
      expectRejection(await callAs('addPasskey', { ...forged, name: 'forged' }), ErrorCode.PasskeyInvalid);
      expectRejection(await gateway.call(findOperation('passkeyLogin'), forged), ErrorCode.PasskeyInvalid);
      expectRejection(await callAs('renamePasskey', { id: 'AAAA', name: 'mine now' }), ErrorCode.NotFound);
      expectRejection(await callAs('removePasskey', { id: 'AAAA' }), ErrorCode.NotFound);
    },
  },
  {
    name: "a feedback that is sent twice is there once, and pictures are the member's own",
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const feedback = { requestId: randomUUID(), topic: 'other', content: 'From the conformance suite', images: [] };
      const [one, two] = [
        await value<{ id: string }>('sendFeedback', feedback),
        await value<{ id: string }>('sendFeedback', feedback),
      ];
      if (one.id !== two.id) throw new Error('The same request made two');
      const imageIds = [randomUUID(), randomUUID(), randomUUID()] as const;
      expectRejection(
        await callAs('sendFeedback', { ...feedback, requestId: randomUUID(), images: imageIds.slice(0, 1) }),
        ErrorCode.NotFound,
      );
      expectRejection(
        await callAs('sendFeedback', { ...feedback, requestId: randomUUID(), content: 'x'.repeat(141) }),
        ErrorCode.BadRequest,
      );
      expectRejection(
        await callAs('submitIdentity', { front: imageIds[0], back: imageIds[1], selfie: imageIds[2] }),
        ErrorCode.NotFound,
      );
    },
  },
  {
    name: 'a tighter limit holds at once and a looser one waits',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const limitKey = { kind: 'wager', period: 'month' };
      const find = ({ limits }: ResponseValue<typeof playLimits>) =>
        limits.find(({ kind, period }) => kind === limitKey.kind && period === limitKey.period);
      await value('setPlayLimit', { ...limitKey, amount: '9000000.00' });
      const response = await callAs('setPlayLimit', { ...limitKey, amount: null });
      const limit = find(expectValue(findOperation('setPlayLimit'), response));
      expectThat(
        limit?.amount === '9000000.00' && limit.next?.amount === null,
        'the limit as it was, and none asked for',
        response,
      );
      expectRejection(await callAs('confirmPlayLimit', { ...limitKey, accept: true }), ErrorCode.LimitChangeTooEarly);
      await value('confirmPlayLimit', { ...limitKey, accept: false });
      await value('setRealityCheck', { minutes: null });
      expectRejection(await callAs('startCoolOff', { kind: 'coolOff', length: 'a moment' }), ErrorCode.BadRequest);
    },
  },
];
