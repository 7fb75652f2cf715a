import type { NotificationClick, PushEvent, WindowClient, WorkerScope } from './scope.ts';

const inboxPath = '/m/webEmail';
/** Pages on which a navigation loses no input of the member. */
const safePages: readonly string[] = ['/', '/m/home', '/m/mine', inboxPath, '/m/message'];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the path only if it is a page of this app, otherwise the inbox. A push must never open another site. */
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
 * Shows the gateway's push. An unreadable push is shown too: browsers revoke the permission of a site that shows none.
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

/** Opens the inbox message: in an open page where nothing can be lost, otherwise in a new one. */
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
  // This worker cannot navigate a page that it does not control.
  await openPage.navigate(page).catch(() => scope.clients.openWindow(page));
};
