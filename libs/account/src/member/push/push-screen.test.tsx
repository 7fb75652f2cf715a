// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './push-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

/**
 * Stubs a browser with a service worker and without a push subscription. `permission` is the current permission and
 * the result of every permission request. `subscribe` replaces the browser's function that creates a push
 * subscription.
 */
const stubBrowser = (permission: NotificationPermission, subscribe: () => Promise<unknown>) => {
  const pushManager = { getSubscription: async () => null, subscribe };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) },
  });
};
const renderPush = async () => renderScreen({ Screen, at: '/m/member/push', texts: await startTestTexts() });

test('explains blocked notifications and offers no button', async () => {
  stubBrowser('denied', async () => undefined);
  await renderPush();
  expect(await screen.findByRole('heading', { name: 'Notifications are blocked' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('reports a failed subscription and registers nothing at the gateway', async () => {
  stubBrowser('granted', () => Promise.reject(new Error('The push service is unreachable')));
  gateway.reply('pushKey', () => success({ publicKey: 'AAAA' }));
  await renderPush();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be turned on');
  expect(gateway.getCalls('pushKey')).toHaveLength(1);
  expect(gateway.getCalls('subscribePush')).toEqual([]);
});
