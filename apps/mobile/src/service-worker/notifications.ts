import type { NotificationClick, PushEvent, WindowClient, WorkerScope } from './scope.ts';

const inboxPath = '/m/webEmail';
/** Pages without input fields. A navigation away from these pages loses no input. */
const safePages: readonly string[] = ['/', '/m/home', '/m/mine', inboxPath, '/m/message'];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns `path` if it is a page of this app, otherwise the path of the inbox. A push message must never open another
 * site.
 */
const toPagePath = (path: unknown): string =>
  /^\/m\/[\w/]+(?:\?id=[\w-]+)?$/.test(toText(path)) ? toText(path) : inboxPath;

const readPush = ({ data }: PushEvent): Record<string, unknown> => {
  try {
    const payload = data?.json();
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * Shows a notification for a push message of the gateway. Shows a general notification for an unreadable message,
 * because browsers withdraw the push permission from a site that shows nothing.
 */
export const showPushNotification = (scope: WorkerScope, event: PushEvent): Promise<void> => {
  const payload = readPush(event);
  const brand = toText(payload.body);
  return scope.registration.showNotification(toText(payload.title) || brand || scope.location.origin, {
    body: brand,
    icon: toText(scope.__icon),
    lang: toText(payload.lang),
    dir: payload.dir === 'rtl' ? 'rtl' : 'ltr',
    tag: toText(payload.tag) || inboxPath,
    data: { page: toPagePath(payload.path) },
  });
};

/**
 * Opens the page of the notification. If an open window shows a page without input fields, navigates that window.
 * Otherwise opens a new window, so that no input is lost.
 */
export const handleNotificationClick = async (
  scope: WorkerScope,
  { notification }: Pick<NotificationClick, 'notification'>,
): Promise<void> => {
  notification.close();
  const page = toPagePath((notification.data as { page?: unknown } | null)?.page);
  const isSafePage = ({ url }: WindowClient) => safePages.includes(new URL(url).pathname);
  const openPage = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isSafePage);
  if (!openPage) return void (await scope.clients.openWindow(page));
  await openPage.focus();
  // `navigate` rejects for a page that this service worker does not control. In this case, a new window is opened.
  await openPage.navigate(page).catch(() => scope.clients.openWindow(page));
};
