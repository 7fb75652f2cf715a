import { listAnnouncements } from '@livery/contract/announcements';
import { ContentType } from '@livery/contract/enums';
import type { ResponseValue } from '@livery/contract/operation';
import type { PreviewScene } from '@livery/contract/operators/preview-messages';
import type { PageContext } from './page-context.ts';
import { systemStatus } from '@livery/contract/site-settings';
import { trackCall } from './pending-calls.ts';

const slowMs = 3000;
const hourMs = 3_600_000;

/**
 * Returns true for calls that succeed in every scene (the simulated conditions of a preview). These are calls for
 * encryption keys, log-ins, and the state of the site.
 */
const isBasic = (path: string): boolean => /^\/wps\/(?:system|session|verification|service)\//.test(path);

const isCall = (path: string): boolean => /^\/(?:wps|lgw)\//.test(path);

const respond = (errorCode: string, status: number): Response =>
  new Response(JSON.stringify({ success: false, errorCode }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/**
 * Returns a copy of a response in which lists of objects are empty, and totals and counts are 0. With such responses, a
 * preview shows the app of a member without data.
 */
export const toEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object' && each !== null) ? [] : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      /^(?:total|count|unread)/i.test(key) && typeof each === 'number' ? 0 : toEmpty(each),
    ]),
  );
};

/**
 * Applies `change` to the property `value` of a successful JSON response of the gateway. Any other response is returned
 * unchanged.
 */
const changeValue = async (response: Response, change: (value: unknown) => unknown): Promise<Response> => {
  const text = await response.text();
  const { status, headers } = response;
  try {
    const envelope = JSON.parse(text) as { success?: unknown; value?: unknown };
    if (envelope.success === true)
      return new Response(JSON.stringify({ ...envelope, value: change(envelope.value) }), { status, headers });
  } catch {
    // The response is not JSON, so it has no property `value` to change.
  }
  return new Response(text, { status, headers });
};

/**
 * Returns a copy of a site status in which the site is closed for maintenance. The maintenance ends at the second
 * full hour from now.
 */
const toClosed = (status: unknown, now: number): unknown => {
  const end = Math.ceil(now / hourMs) * hourMs + hourMs;
  return { ...(status as object), maintenance: true, maintenanceUntil: new Date(end).toISOString() };
};

/** Returns a list of announcements without its pop-ups. */
const withoutPopups = (value: unknown): unknown => {
  const { list } = value as ResponseValue<typeof listAnnouncements>;
  return { list: list.filter(({ type }) => type !== ContentType.PopUp) };
};

/** Performs a call under the conditions of the scene, e.g. slow or offline. `send` sends the call to the gateway. */
const performCall = async (
  { calls, hasPopups }: Pick<PreviewScene, 'calls' | 'hasPopups'>,
  path: string,
  send: () => Promise<Response>,
): Promise<Response> => {
  if (calls === 'offline') throw new TypeError('Failed to fetch');
  if (calls === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (calls === 'closed' && path === systemStatus.path)
    return changeValue(await send(), (status) => toClosed(status, Date.now()));
  if (!hasPopups && (calls === 'normal' || calls === 'slow') && path === listAnnouncements.path)
    return changeValue(await send(), withoutPopups);
  if (isBasic(path) || calls === 'normal' || calls === 'slow') return send();
  if (calls === 'failed') return respond('system.busy', 503);
  if (calls === 'closed') return respond('system.maintenance', 503);
  return changeValue(await send(), toEmpty);
};

/**
 * Replaces `fetch` and the other browser functions that send calls. The brand file can contain the origin of the real
 * gateway. Calls to this origin are sent to the origin of the preview instead.
 */
export const replaceCalls = ({ gateway, start }: Pick<PageContext, 'gateway' | 'start'>): void => {
  const { calls } = start.scene;
  const toOwnUrl = (address: string): URL => {
    const url = new URL(address, location.href);
    return gateway !== '' && url.origin === gateway ? new URL(url.pathname + url.search, location.origin) : url;
  };

  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = toOwnUrl(input instanceof Request ? input.url : String(input));
    const isOwn = url.origin === location.origin;
    // The app sends no cookies with its calls. At the hosts of the environments `preview` and `staging`, the gateway
    // identifies the operator by a cookie. The cookie is therefore added to calls to the page's own origin.
    const options: RequestInit | undefined = isOwn ? { ...init, credentials: 'same-origin' } : init;
    const send = () => realFetch(input instanceof Request ? new Request(url, input) : url, options);
    if (isOwn && isCall(url.pathname)) return trackCall(performCall(start.scene, url.pathname, send));
    if (calls === 'offline') throw new TypeError('Failed to fetch');
    return trackCall(send());
  };

  const RealEventSource = window.EventSource;
  window.EventSource = class extends RealEventSource {
    constructor(address: string | URL, options?: EventSourceInit) {
      const hasEvents = calls === 'normal' || calls === 'empty' || calls === 'slow';
      super(hasEvents ? toOwnUrl(String(address)) : 'data:text/plain,', options);
    }
  };

  // The page sends no analytics beacons, because a preview must not count as a visit.
  navigator.sendBeacon = () => true;
  if (calls === 'offline') Object.defineProperty(navigator, 'onLine', { get: () => false });
};
