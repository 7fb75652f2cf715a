import { expect, test, vi } from 'vitest';
import { handleNotificationClick, showPushNotification } from './notifications.ts';
import type { WorkerScope } from './scope.ts';

const origin = 'https://bituinara.example';

const scopeWith = (...open: string[]) => {
  const windows = open.map((path) => ({
    url: origin + path,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  }));
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined);
  const openWindow = vi.fn(async () => undefined);
  const scope = {
    __icon: '/assets/icon.png',
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  return { scope: scope as unknown as WorkerScope, windows, showNotification, openWindow };
};
const createPush = (json: () => unknown) => ({ data: { json }, waitUntil: () => undefined });
const payload = {
  title: 'Dumating na',
  body: 'Bituinara',
  path: '/m/message?id=0d1',
  tag: '0d1',
  lang: 'fil',
  dir: 'ltr',
};
const clickOn = (page: unknown) => ({ notification: { data: { page }, close: vi.fn() } });

test("shows a push of one inbox message once, with the brand's name", async () => {
  const { scope, showNotification } = scopeWith();
  await showPushNotification(
    scope,
    createPush(() => payload),
  );
  expect(showNotification).toHaveBeenCalledWith('Dumating na', {
    body: 'Bituinara',
    icon: '/assets/icon.png',
    lang: 'fil',
    dir: 'ltr',
    tag: '0d1',
    data: { page: '/m/message?id=0d1' },
  });
});

test.each([
  [
    'invalid JSON',
    () => {
      throw new SyntaxError();
    },
  ],
  ['null', () => null],
  ['numbers', () => ({ title: 4, body: [], path: {}, tag: null })],
])('shows a push with %s and opens the inbox', async (_, json) => {
  const { scope, showNotification } = scopeWith();
  await showPushNotification(scope, createPush(json));
  expect(showNotification.mock.calls[0]?.[0]).toBe(origin);
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ data: { page: '/m/webEmail' } });
});

test.each([
  'https://evil.example/m/message',
  '//evil.example',
  '/m/../admin',
  'javascript:alert(1)',
  '/m/message?id=<b>',
])('opens the inbox for %s', async (path) => {
  const { scope, showNotification } = scopeWith();
  await showPushNotification(
    scope,
    createPush(() => ({ ...payload, path })),
  );
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ data: { page: '/m/webEmail' } });
});

test('navigates an open page without unsaved input, and leaves a game open', async () => {
  const quiet = scopeWith('/m/launchGame?gameId=1', '/m/home');
  const click = clickOn('/m/message?id=0d1');
  await handleNotificationClick(quiet.scope, click);
  expect(click.notification.close).toHaveBeenCalled();
  expect(quiet.windows[1]?.navigate).toHaveBeenCalledWith('/m/message?id=0d1');
  expect(quiet.windows[0]?.focus).not.toHaveBeenCalled();
  const playing = scopeWith('/m/launchGame?gameId=1', '/m/withdraw');
  await handleNotificationClick(playing.scope, clickOn('/m/message?id=0d1'));
  expect(playing.openWindow).toHaveBeenCalledWith('/m/message?id=0d1');
});
