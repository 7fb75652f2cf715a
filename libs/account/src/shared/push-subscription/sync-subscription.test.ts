// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { createTestStore } from '../../testing/test-app.tsx';
import { getSubscriptionOwner, setSubscriptionOwner } from './push-browser.ts';
import { syncPushSubscription } from './sync-subscription.ts';

const unsubscribe = vi.fn(async () => true);
const endpoint = 'https://push.example/1';
const subscription = {
  endpoint,
  options: { applicationServerKey: new Uint8Array([0, 0, 0]).buffer },
  unsubscribe,
  toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
};
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  unsubscribe.mockClear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  gateway = startTestGateway();
  gateway.reply('pushKey', () => success({ publicKey: 'AAAA' }));
  gateway.reply('subscribePush', () => success({ subscribed: true }));
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const sync = () => syncPushSubscription(createTestStore().dispatch);

test('registers the subscription of the same member again', async () => {
  setSubscriptionOwner('demo');
  await sync();
  expect(gateway.getCalls('subscribePush')).toEqual([expect.objectContaining({ endpoint })]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('ends the subscription of another member and registers nothing', async () => {
  setSubscriptionOwner('other');
  await sync();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(getSubscriptionOwner()).toBeNull();
  expect(gateway.calls).toEqual([]);
});

test('replaces a subscription that was created with another key', async () => {
  setSubscriptionOwner('demo');
  gateway.reply('pushKey', () => success({ publicKey: 'AAAB' }));
  await sync();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
