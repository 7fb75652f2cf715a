import type { NotificationClick, PushEvent, WindowClient, WorkerScope } from './scope.ts';

const inbox = '/m/webEmail';
/** Pages on which a member has begun nothing that a change of page would lose. */
const quietPages: readonly string[] = ['/', '/m/home', '/m/mine', inbox, '/m/message'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Only a page of this app: what is pushed never leads elsewhere. */
const pageOf = (path: unknown): string => (/^\/m\/[\w/]+(?:\?id=[\w-]+)?$/.test(textOf(path)) ? textOf(path) : inbox);

const readPush = ({ data }: PushEvent): Record<string, unknown> => {
  try {
    const said = data?.json();
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Shows what the gateway pushed. A push that says nothing readable is shown as well: browsers take the permission from who stays silent. */
export const showPush = (scope: WorkerScope, event: PushEvent): Promise<void> => {
  const said = readPush(event);
  const brand = textOf(said.body);
  return scope.registration.showNotification(textOf(said.title) || brand || scope.location.origin, {
    body: brand,
    icon: textOf(scope.__icon),
    lang: textOf(said.lang),
    dir: said.dir === 'rtl' ? 'rtl' : 'ltr',
    tag: textOf(said.tag) || inbox,
    data: { page: pageOf(said.path) },
  });
};

/** Leads to the letter: in a page that is open and has nothing to lose, or else in one of its own. */
export const openPushed = async (
  scope: WorkerScope,
  { notification }: Pick<NotificationClick, 'notification'>,
): Promise<void> => {
  notification.close();
  const page = pageOf((notification.data as { page?: unknown } | null)?.page);
  const isQuiet = ({ url }: WindowClient) => quietPages.includes(new URL(url).pathname);
  const open = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isQuiet);
  if (!open) return void (await scope.clients.openWindow(page));
  await open.focus();
  // A page that this worker does not control cannot be led anywhere by it.
  await open.navigate(page).catch(() => scope.clients.openWindow(page));
};
