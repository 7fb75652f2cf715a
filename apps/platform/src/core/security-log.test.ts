import { memberInfo } from '@livery/contract/account/member';
import { passkeyLogin, passkeyLoginOptions } from '@livery/contract/auth/security';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../testing/client.ts';
import { buildTestApp, type TestApp } from '../testing/test-platform.ts';
import { seconds } from './clock/durations.ts';

let platform: TestApp;
let client: Client;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  platform = await buildTestApp({ logLevel: 'info', logStream });
  client = createClient(platform);
});
afterAll(() => platform.close());

const address = '192.0.2.71';
const logIn = (password: string, more: object = {}) =>
  client.call(login, { type: 'username', username: 'newbie', password, ...more } as never, { address });
const memberId = expect.stringMatching(/^[\w-]{8,64}$/) as string;
/** Returns the events that were logged since the previous call of this function. */
const takeEvents = () => {
  const events = lines.filter(({ msg }) => msg === 'security');
  lines.length = 0;
  return events;
};
const findCall = (route: string) => lines.find((line) => line.msg === 'call' && line.route === route);

it('has an event for each log-in, with the way of the log-in', async () => {
  const { deviceToken = '' } = getValue(await logIn('Demo#2026', { remember: true }));
  getValue(await logIn(deviceToken, { type: 'device' }));
  expect(takeEvents()).toMatchObject([
    { event: 'log-in', method: 'username', merchant: 'bituinara', memberId, level: 30 },
    { event: 'log-in', method: 'device', merchant: 'bituinara', memberId, level: 30 },
  ]);
});

it('has an event for a log-in that fails, and for one while the account is locked', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) await logIn(`Wrong-2026-${attempt}`);
  const events = takeEvents();
  expect(events[0]).toMatchObject({ event: 'log-in failed', method: 'username', memberId, level: 40 });
  expect(JSON.stringify(events)).not.toMatch(/newbie|Wrong-2026|192\.0\.2\.71/);
});

it('has an event for a passkey that is rejected', async () => {
  const from = { address: '192.0.2.74' };
  const { challengeId } = getValue(await client.call(passkeyLoginOptions, {}, from));
  await client.call(passkeyLogin, { challengeId, response: { id: 'none' } }, from);
  expect(takeEvents()).toMatchObject([{ event: 'log-in failed', method: 'passkey', merchant: 'bituinara', level: 40 }]);
});

it('has an event for the use of a stolen device token', async () => {
  const from = { address: '192.0.2.72' };
  const request = { type: 'username', username: 'demo', password: 'Demo#2026', remember: true } as const;
  const { deviceToken = '' } = getValue(await client.call(login, request, from));
  const again = { type: 'device', username: 'demo', password: deviceToken } as const;
  getValue(await client.call(login, again, from));
  platform.clock.advance(seconds(61));
  await client.call(login, again, from);
  expect(takeEvents().slice(-2)).toMatchObject([
    { event: 'device token reused', merchant: 'bituinara', memberId, level: 40 },
    { event: 'log-in failed', method: 'device', level: 40 },
  ]);
});

it('records in the line of a call who made it, and why it was rejected', async () => {
  const request = { type: 'username', username: 'partner', password: 'Demo#2026' } as const;
  const { token } = getValue(await client.call(login, request, { address: '192.0.2.73' }));
  await client.call(memberInfo, {}, { token });
  expect(findCall(memberInfo.path)).toMatchObject({ memberId, status: 200 });
  await client.call(walletBalance, {}, { token: 'stolen' });
  const rejected = findCall(walletBalance.path);
  expect(rejected).toMatchObject({ errorCode: expect.stringMatching(/\./), status: 401 });
  expect(rejected).not.toHaveProperty('memberId');
});
