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

/** Logs in and returns functions that send calls as this member. The operation of a call is given by its name. */
const asMember = async (gateway: GatewayUnderTest) => {
  const { token } = await loginMember(gateway);
  const callAs = (name: string, request: Readonly<Record<string, unknown>> = {}) =>
    gateway.call(findOperation(name), request, token);
  const value = async <Value>(name: string, request: Readonly<Record<string, unknown>> = {}) =>
    expectValue<Value>(findOperation(name), await callAs(name, request));
  return { callAs, value };
};

/**
 * Checks of the operations on the data of the logged-in member. The account on the checked gateway can belong to a
 * real member, so no check closes or blocks the account.
 */
export const memberChecks: readonly Check[] = [
  {
    name: 'marks an inbox message as read, deletes and restores it',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const { list } = await value<ResponseValue<typeof messageList>>('messageList', { pageNo: 1 });
      const [first] = list;
      if (!first) throw new Error('The account has no inbox message for this check');
      await value('messageDetail', { id: first.id });
      await value('readMessages', { ids: [first.id] });
      await value('deleteMessages', { ids: [first.id] });
      expectRejection(await callAs('messageDetail', { id: first.id }), ErrorCode.NotFound);
      await value('restoreMessages', { ids: [first.id] });
      await value('messageDetail', { id: first.id });
    },
  },
  {
    name: 'stores a nickname and a portrait, and rejects markup as a nickname',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      await value('setNickname', { nickname: 'Conforming' });
      const { choices } = await value<{ choices: readonly { id: string }[] }>('memberIcon');
      await value('setMemberIcon', { icon: choices[0]!.id });
      const { nickname } = await value<{ nickname: string }>('memberInfo');
      if (nickname !== 'Conforming') throw new Error(`The nickname was stored as "${nickname}"`);
      expectRejection(await callAs('setNickname', { nickname: '<b>x</b>' }), ErrorCode.BadRequest);
      expectRejection(await callAs('setEmail', { email: 'no address' }), ErrorCode.BadRequest);
      expectRejection(await callAs('setPayeeName', { payeeName: '4711' }), ErrorCode.BadRequest);
    },
  },
  {
    name: 'ends a session from another one',
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
    name: 'rejects a wrong password as a proof of identity, and allows a grave act after the log-in',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const { list } = await value<ResponseValue<typeof securityQuestions>>('securityQuestions');
      const answers = list.slice(0, 3).map(({ questionId }, at) => ({ questionId, answer: `answer ${at}` }));
      expectRejection(await callAs('stepUp', { method: 'password', password: 'not it' }), ErrorCode.PasswordWrong);
      await value('stepUp', { method: 'password', password: gateway.target.password });
      await value('setSecurityQuestions', { answers });
      await value('securityConfig');
    },
  },
  {
    name: 'rejects a push endpoint that is not a push service, and an e-mail link that was never sent',
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
    name: 'rejects a forged passkey',
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
    name: 'stores a feedback sent twice once, and rejects images of others',
    run: async (gateway) => {
      const { callAs, value } = await asMember(gateway);
      const feedback = { requestId: randomUUID(), topic: 'other', content: 'From the conformance suite', images: [] };
      const [one, two] = [
        await value<{ id: string }>('sendFeedback', feedback),
        await value<{ id: string }>('sendFeedback', feedback),
      ];
      if (one.id !== two.id) throw new Error('Two equal requests created two entries');
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
    name: 'applies a tighter limit at once and delays a looser one',
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
        'the current limit, and the removal as pending',
        response,
      );
      expectRejection(await callAs('confirmPlayLimit', { ...limitKey, accept: true }), ErrorCode.LimitChangeTooEarly);
      await value('confirmPlayLimit', { ...limitKey, accept: false });
      await value('setRealityCheck', { minutes: null });
      expectRejection(await callAs('startCoolOff', { kind: 'coolOff', length: 'a moment' }), ErrorCode.BadRequest);
    },
  },
];
