import { login } from '@livery/contract/auth/session';
import {
  customerSecurityQuestions,
  revokeOtherSessions,
  revokeSession,
  loginHistory,
  memberSessions,
  securityConfig,
  securityQuestions,
  setSecurityQuestions,
} from '@livery/contract/auth/security';
import { memberInfo } from '@livery/contract/account/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import { securityAnswers } from './security-questions.tables.ts';

let platform: TestApp;
let client: Client;
const password = 'Demo#2026';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const logIn = async (username: string, extra: object = {}) =>
  getValue(await client.call(login, { type: 'username', username, password, ...extra }));

describe('sessions', () => {
  it('lists sessions with their device and marks the current one', async () => {
    const { token } = await logIn('demo');
    const { token: other } = await logIn('demo');
    await client.call(memberInfo, {}, { token: other, headers: { 'user-agent': iPhone }, address: '198.51.100.9' });
    const { list } = getValue(await client.call(memberSessions, {}, { token }));
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(list).toContainEqual(
      expect.objectContaining({ device: 'iPhone', browser: 'Safari', address: '198.51.100.9', isThis: false }),
    );
  });

  it('ends one session and revokes the device that remembers it', async () => {
    const { token } = await logIn('demo');
    const { token: other, deviceToken = '' } = await logIn('demo', { remember: true });
    const { list } = getValue(await client.call(memberSessions, {}, { token: other }));
    const { id } = list.find(({ isThis }) => isThis)!;
    expect(
      getValue(
        await client.send('DELETE', `/wps/member/sessions/${id}`, { merchant: 'bituinara', authorization: token }),
      ),
    ).toEqual({ ended: 1 });
    expect((await client.call(memberInfo, {}, { token: other })).status).toBe(401);
    expect((await client.call(login, { type: 'device', username: 'demo', password: deviceToken })).body.success).toBe(
      false,
    );
  });

  it('ends all sessions except the current one', async () => {
    const { token } = await logIn('newbie');
    const { token: other } = await logIn('newbie');
    expect(getValue(await client.call(revokeOtherSessions, {}, { token }))).toEqual({ ended: 1 });
    expect((await client.call(memberInfo, {}, { token: other })).status).toBe(401);
    expect((await client.call(memberInfo, {}, { token })).body.success).toBe(true);
  });

  it('cannot end a session of another member', async () => {
    const { token } = await logIn('demo');
    const { token: stranger } = await logIn('agent');
    const { list } = getValue(await client.call(memberSessions, {}, { token: stranger }));
    expect(
      getValue(
        await client.send('DELETE', revokeSession.path.replace(':id', list[0]!.id), {
          merchant: 'bituinara',
          authorization: token,
        }),
      ),
    ).toEqual({ ended: 0 });
    expect((await client.call(memberInfo, {}, { token: stranger })).body.success).toBe(true);
  });
});

it('records a wrong password in the log-in history', async () => {
  await client.call(
    login,
    { type: 'username', username: 'agent', password: 'guess' },
    { address: '203.0.113.7', headers: { 'user-agent': iPhone } },
  );
  platform.clock.advance(1000);
  const { token } = await logIn('agent', await readCaptcha(client));
  const { list } = getValue(await client.call(loginHistory, {}, { token }));
  expect(list[0]).toMatchObject({ outcome: 'opened', isThis: true });
  expect(list).toContainEqual(
    expect.objectContaining({ outcome: 'refused', address: '203.0.113.7', device: 'iPhone' }),
  );
});

describe('security questions', () => {
  const answers = [
    { questionId: 'firstTeacher', answer: 'Maria  Santos' },
    { questionId: 'firstPet', answer: 'Bantay' },
    { questionId: 'firstFilm', answer: 'Himala' },
  ];

  it('sets questions, returns them without answers, and stores hashes', async () => {
    const { token } = await logIn('demo');
    expect(getValue(await client.call(securityQuestions, {}, { token, language: 'TY' })).list.length).toBeGreaterThan(
      5,
    );
    getValue(await client.call(setSecurityQuestions, { answers }, { token }));
    const { list, setAt } = getValue(await client.call(customerSecurityQuestions, {}, { token }));
    expect(list.map(({ questionId }) => questionId)).toEqual(['firstTeacher', 'firstFilm', 'firstPet']);
    expect(setAt).not.toBeNull();
    expect(JSON.stringify(await platform.store.db.select().from(securityAnswers))).not.toMatch(/santos|bantay|himala/i);
    expect(getValue(await client.call(securityConfig, {}, { token }))).toMatchObject({
      hasSecurityQuestions: true,
      identity: 'none',
    });
  });

  it('requires three different questions and three different answers', async () => {
    const { token } = await logIn('demo');
    const same = answers.map((each) => ({ ...each, answer: 'SAME answer' }));
    expect((await client.call(setSecurityQuestions, { answers: same }, { token })).body).toMatchObject({
      errorCode: 'security.answers.same',
    });
    const twice = [answers[0]!, { ...answers[0]!, answer: 'other' }, answers[1]!];
    expect((await client.call(setSecurityQuestions, { answers: twice }, { token })).status).toBe(400);
    expect(
      (
        await client.call(
          setSecurityQuestions,
          { answers: [answers[0]!, answers[1]!, { questionId: 'no-such', answer: 'xy' }] },
          { token },
        )
      ).status,
    ).toBe(400);
  });

  it('rejects a trial member', async () => {
    const { token } = await logIn('trial');
    expect((await client.call(setSecurityQuestions, { answers }, { token })).body).toMatchObject({
      errorCode: 'free.reject',
    });
  });
});

it.each([
  [iPhone, 'iPhone', 'Safari'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Android',
    'Chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130', 'Windows', 'Edge'],
  ['<script>', '', ''],
])('reads %s', (userAgent, device, browser) => {
  expect(parseUserAgent(userAgent)).toEqual({ device, browser });
});
