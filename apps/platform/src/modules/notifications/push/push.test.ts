import { pushKey, subscribePush, unsubscribePush } from '@livery/contract/notifications/push';
import { revokeOtherSessions, setSecurityQuestions } from '@livery/contract/auth/security';
import { freePlay, login, logout } from '@livery/contract/auth/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hours, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { createBrowser, isSignedBy, startPushReceiver } from '../../../testing/push-receiver.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { merchantFlags } from '../../brands/brands.tables.ts';
import { pushSubscriptions } from './push.tables.ts';

let platform: TestApp;
let client: Client;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;

beforeAll(async () => {
  receiver = await startPushReceiver();
  platform = await buildTestApp({ settings: { pushServices: [receiver.origin] } });
  client = createClient(platform);
});
afterAll(async () => {
  await platform.close();
  await receiver.close();
});

const password = 'Demo#2026';
const logIn = async (username = 'demo') =>
  getValue(await client.call(login, { type: 'username', username, password })).token;
const browserAt = (path: string) => createBrowser(`${receiver.origin}${path}`);
const subscribe = (token: string, { subscription }: ReturnType<typeof createBrowser>, language = 'EN') =>
  client.call(subscribePush, subscription, { token, language });
const endpoints = async () =>
  (await platform.store.db.select().from(pushSubscriptions)).map(({ endpoint }) => new URL(endpoint).pathname);
const findReceived = (path: string) => receiver.received.filter((each) => each.path === path);
const waitUntilReceived = (path: string, count = 1) => vi.waitFor(() => expect(findReceived(path)).toHaveLength(count));

let attempt = 0;
/** Changes the security questions, which creates an inbox message. */
const triggerInboxMessage = async (token: string) => {
  attempt += 1;
  const answers = ['firstTeacher', 'firstFilm', 'firstPet'].map((questionId) => ({
    questionId,
    answer: `${questionId} ${attempt}`,
  }));
  getValue(await client.call(setSecurityQuestions, { answers }, { token }));
};

it('sends one push to each browser of the member in its language, with the title only', async () => {
  const token = await logIn();
  const { publicKey } = getValue(await client.call(pushKey, {}, { token }));
  const [english, tagalog, anothers] = [browserAt('/english'), browserAt('/tagalog'), browserAt('/anothers')];
  getValue(await subscribe(token, english));
  getValue(await subscribe(token, tagalog, 'TY'));
  getValue(await subscribe(await logIn('agent'), anothers));
  await triggerInboxMessage(token);
  await waitUntilReceived('/english');
  await waitUntilReceived('/tagalog');
  const [{ headers, body }] = findReceived('/english') as [(typeof receiver.received)[number]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(hours(24) / seconds(1)) });
  expect(isSignedBy(publicKey, headers, receiver.origin)).toBe(true);
  const payload = english.open(body);
  expect(payload).toEqual({
    title: 'Your security questions were set',
    body: 'Bituinara',
    path: expect.stringMatching(/^\/m\/message\?id=[0-9a-f-]{36}$/),
    tag: expect.any(String),
    lang: 'en',
    dir: 'ltr',
  });
  expect(tagalog.open(findReceived('/tagalog')[0]!.body)).toMatchObject({
    title: 'Naitakda ang mga tanong na panseguridad mo',
    lang: 'fil',
  });
  expect(() => tagalog.open(body)).toThrow(/authenticate/);
  expect(findReceived('/anothers')).toEqual([]);
});

it('deletes a subscription that is gone and does not retry a failed push', async () => {
  const token = await logIn();
  for (const [path, status] of [
    ['/gone', 410],
    ['/unknown', 404],
    ['/busy', 503],
    ['/elsewhere-led', 302],
  ] as const) {
    receiver.respondWith(path, status);
    getValue(await subscribe(token, browserAt(path)));
  }
  await triggerInboxMessage(token);
  await vi.waitFor(async () => expect(await endpoints()).not.toContain('/gone'));
  const remaining = await endpoints();
  expect(remaining).not.toContain('/unknown');
  expect(remaining).toEqual(expect.arrayContaining(['/busy', '/elsewhere-led']));
  await triggerInboxMessage(token);
  await waitUntilReceived('/busy', 2);
  await waitUntilReceived('/elsewhere-led', 2);
  expect(findReceived('/gone')).toHaveLength(1);
  expect(findReceived('/elsewhere')).toEqual([]);
});

it('assigns a browser to the last member who subscribes, and only that member can unsubscribe', async () => {
  const [myToken, otherToken] = [await logIn(), await logIn('agent')];
  const shared = browserAt('/shared');
  getValue(await subscribe(myToken, shared));
  getValue(await subscribe(otherToken, shared));
  getValue(await client.call(unsubscribePush, { endpoint: shared.subscription.endpoint }, { token: myToken }));
  await triggerInboxMessage(otherToken);
  await waitUntilReceived('/shared');
  await triggerInboxMessage(myToken);
  getValue(await client.call(unsubscribePush, { endpoint: shared.subscription.endpoint }, { token: otherToken }));
  expect(await endpoints()).not.toContain('/shared');
  expect(findReceived('/shared')).toHaveLength(1);
});

it('ends with a revoked session but not with an idle one', async () => {
  const [first, second] = [await logIn('newbie'), await logIn('newbie')];
  getValue(await subscribe(first, browserAt('/logged-out')));
  getValue(await subscribe(second, browserAt('/idle')));
  const third = await logIn('newbie');
  getValue(await subscribe(third, browserAt('/ended')));
  getValue(await client.call(logout, {}, { token: first }));
  platform.clock.advance(hours(1));
  const fourth = await logIn('newbie');
  await triggerInboxMessage(fourth);
  await waitUntilReceived('/idle');
  await waitUntilReceived('/ended');
  getValue(await client.call(revokeOtherSessions, {}, { token: fourth }));
  getValue(await subscribe(fourth, browserAt('/here')));
  await triggerInboxMessage(fourth);
  await waitUntilReceived('/here');
  expect(findReceived('/logged-out')).toEqual([]);
  expect(findReceived('/ended')).toHaveLength(1);
});

it('replaces the oldest of ten browsers', async () => {
  const token = await logIn('agent');
  for (let at = 0; at < 11; at += 1) {
    getValue(await subscribe(token, browserAt(`/many-${at}`)));
    platform.clock.advance(seconds(1));
  }
  const remainingPaths = (await endpoints()).filter((path) => path.startsWith('/many-'));
  expect(remainingPaths).toHaveLength(10);
  expect(remainingPaths).not.toContain('/many-0');
});

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://evilpush.apple.com.example/x',
  'http://127.0.0.1:1/x',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
])('rejects the endpoint %s', async (endpoint) => {
  const { subscription } = createBrowser(endpoint);
  expect((await client.call(subscribePush, subscription, { token: await logIn() })).body).toMatchObject({
    errorCode: 'push.refused',
  });
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('accepts the endpoint %s', async (endpoint) => {
  const token = await logIn();
  expect(getValue(await client.call(subscribePush, createBrowser(endpoint).subscription, { token }))).toEqual({
    subscribed: true,
  });
  getValue(await client.call(unsubscribePush, { endpoint }, { token }));
});

it('rejects unusable keys, a free trial, and a brand with push off', async () => {
  const token = await logIn();
  const { subscription } = browserAt('/never');
  const noPoint = {
    ...subscription,
    keys: { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  };
  expect((await client.call(subscribePush, noPoint, { token })).body).toMatchObject({ errorCode: 'push.refused' });
  expect(
    (await client.call(subscribePush, { ...subscription, keys: { ...subscription.keys, auth: 'short' } }, { token }))
      .body,
  ).toMatchObject({ errorCode: 'request.invalid' });
  const trial = getValue(await client.call(freePlay, {})).token;
  expect((await client.call(subscribePush, subscription, { token: trial })).body).toMatchObject({
    errorCode: 'free.reject',
  });
  getValue(await subscribe(token, browserAt('/switched-off')));
  await platform.store.db.insert(merchantFlags).values({ merchant: 'bituinara', flag: 'WEBPUSH3', isOn: false });
  platform.clock.advance(seconds(5));
  expect((await client.call(pushKey, {}, { token })).body).toMatchObject({ errorCode: 'function.not.available' });
  await triggerInboxMessage(token);
  getValue(await client.call(unsubscribePush, { endpoint: `${receiver.origin}/switched-off` }, { token }));
  expect(findReceived('/switched-off')).toEqual([]);
});
