import { login } from '@livery/contract/auth/session';
import { isEnvelope } from '@livery/contract/envelope';
import { ErrorCode } from '@livery/contract/errors';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { systemStatus } from '@livery/contract/site-settings';
import { consolidatedSettings } from '@livery/contract/site-settings/consolidated-settings';
import { encryptBody } from '../../core/crypto/request-encryption/encrypt-body.ts';
import { type Check, type Deployment, needsBrand, ok, type Outcome, problem, skipped, toOutcome } from './check.ts';

/**
 * Account that every demonstration has. If a log-in with this account succeeds on a deployment, the check reports a
 * problem.
 */
export const demonstrationAccount = { type: 'username', username: 'demo', password: 'Demo#2026' };

/**
 * Spellings of the path of the development inbox, which must not be reachable in a deployment. A router or a proxy
 * could decode or normalize any of them to `/dev/inbox`, so each spelling is checked.
 */
const developmentPaths: readonly string[] = [
  '/dev/inbox.json',
  '/dev/inbox',
  '/%64ev/inbox.json',
  '/%2564ev/inbox.json',
  '/dev%2Finbox.json',
  '/DEV/inbox.json',
  '//dev/inbox.json',
  '/./dev/inbox.json',
  '/x/../dev/inbox.json',
  '/dev/inbox.json/',
];

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const getBrandHeaders = (brand: string | undefined): Record<string, string> => (brand ? { merchant: brand } : {});

/**
 * Sends a call without a body to the host of the page. Returns a problem if the response is not an envelope (the JSON
 * object of each API response). If the deployment has a `brand`, an error response is also a problem.
 */
const checkCall = async (path: string, { brand, pageHost, send }: Deployment): Promise<Outcome> => {
  const { status, text } = await send({ path, host: pageHost, headers: getBrandHeaders(brand) });
  const envelope = parseJson(text);
  return toOutcome([
    !isEnvelope(envelope) && `${path} responds ${status} without an envelope. Forward all paths to the gateways.`,
    brand !== undefined &&
      isEnvelope(envelope) &&
      !envelope.success &&
      `${path} responds ${status} ${text}. Look for the x-request-id in the log of the gateways.`,
  ]);
};

const checkCallHeaders = async ({ brand, pageHost, send }: Deployment): Promise<Outcome> => {
  const { headers } = await send({ path: systemStatus.path, host: pageHost, headers: getBrandHeaders(brand) });
  const policy = headers['content-security-policy'] ?? '';
  return toOutcome([
    (!policy.includes("default-src 'none'") || !policy.includes("frame-ancestors 'none'")) &&
      'JSON has no Content-Security-Policy that allows nothing. Let the proxy keep the header of the gateway.',
    headers['x-content-type-options'] !== 'nosniff' && 'JSON has no X-Content-Type-Options. Let the proxy keep it.',
    !headers['referrer-policy'] && 'JSON has no Referrer-Policy. Let the proxy keep it.',
  ]);
};

const getValue = async <Value>({ send }: Deployment, request: Parameters<Deployment['send']>[0]): Promise<Value> => {
  const { status, text } = await send(request);
  const envelope = parseJson(text);
  if (!isEnvelope(envelope) || !envelope.success) throw new Error(`${request.path} responds ${status} ${text}`);
  return envelope.value as Value;
};

const checkEventStream = async (deployment: Deployment): Promise<Outcome> => {
  const { brand, pageHost: host, send } = deployment;
  if (!brand) return needsBrand;
  const headers = { merchant: brand, 'content-type': 'application/json' };
  const call = { path: eventsTicket.path, method: eventsTicket.method, host, headers, body: '{}' } as const;
  const { ticket } = await getValue<{ readonly ticket: string }>(deployment, call);
  const path = `${eventsPath}?ticket=${encodeURIComponent(ticket)}`;
  const reply = await send({ path, host, headers: { 'accept-encoding': 'br, gzip' }, isStream: true });
  return toOutcome([
    !(reply.headers['content-type'] ?? '').startsWith('text/event-stream') &&
      `${eventsPath} responds ${reply.status} and is no event stream. Forward it to the gateways.`,
    reply.headers['content-encoding'] && 'The proxy compresses the event stream. Exclude text/event-stream.',
    reply.headers['content-length'] && 'The proxy buffers the event stream. Turn its buffer off for this path.',
    !/no-store|no-cache/.test(reply.headers['cache-control'] ?? '') &&
      'The event stream can be cached. Let the proxy keep Cache-Control.',
  ]);
};

const checkDevelopmentRoutes = async ({ host, pageHost, send }: Deployment): Promise<Outcome> => {
  for (const name of new Set([host, pageHost]))
    for (const path of developmentPaths) {
      const { status } = await send({ path, host: name });
      if (status !== 404)
        return problem(
          `${path} responds ${status} at ${name} in place of 404. Set DEMO=off: with the development inbox, ` +
            'anyone can log in as any member.',
        );
    }
  return ok;
};

const checkMetrics = async ({ host, pageHost, send }: Deployment): Promise<Outcome> => {
  for (const name of new Set([host, pageHost])) {
    const { status } = await send({ path: '/metrics', host: name });
    if (status < 400) return problem(`/metrics responds ${status} at ${name}. Do not publish METRICS_PORT.`);
  }
  return ok;
};

const checkDemonstrationAccount = async (deployment: Deployment): Promise<Outcome> => {
  const { brand, pageHost: host, send } = deployment;
  if (!brand) return needsBrand;
  const path = consolidatedSettings.path;
  const { publicKey } = await getValue<{ publicKey: string }>(deployment, { path, host, headers: { merchant: brand } });
  const { body, header } = encryptBody(demonstrationAccount, publicKey);
  const headers = { merchant: brand, 'content-type': 'text/plain', encryption: header };
  const { status, text } = await send({ path: login.path, method: 'POST', host, headers, body });
  const envelope = parseJson(text);
  if (!isEnvelope(envelope)) return problem(`${login.path} responds ${status} without an envelope.`);
  if (envelope.success)
    return problem('The account of the demonstration can log in. Use an empty database and DEMO=off.');
  if (envelope.errorCode === ErrorCode.BadEncryption)
    return skipped('The brand accepts only the encryption mode v2, which this check does not have.');
  return toOutcome([status >= 500 && `${login.path} responds ${status}. Look at the log of the gateways.`]);
};

/** Checks of the calls of the API, and of the paths that the public must not reach. */
export const callChecks: readonly Check[] = [
  { name: 'status', run: (deployment) => checkCall(systemStatus.path, deployment) },
  { name: 'settings', run: (deployment) => checkCall(consolidatedSettings.path, deployment) },
  { name: 'security headers of JSON', run: checkCallHeaders },
  { name: 'event stream', run: checkEventStream },
  { name: 'routes of the demonstration', run: checkDevelopmentRoutes },
  { name: 'metrics', run: checkMetrics },
  { name: 'account of the demonstration', run: checkDemonstrationAccount },
];
