import type { NotificationClick, PushEvent, WindowClient, WorkerScope } from './scope.ts';

const inboxPath = '/m/webEmail';
/** Pages on which a member has begun nothing that a change of page would lose. */
const safePages: readonly string[] = ['/', '/m/home', '/m/mine', inboxPath, '/m/message'];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Only a page of this app: what is pushed never leads elsewhere. */
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

/** Shows what the gateway pushed. A push that says nothing readable is shown as well: browsers take the permission from who stays silent. */
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

/** Leads to the letter: in a page that is open and has nothing to lose, or else in one of its own. */
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
  // A page that this worker does not control cannot be led anywhere by it.
  await openPage.navigate(page).catch(() => scope.clients.openWindow(page));
};
