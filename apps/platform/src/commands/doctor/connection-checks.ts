import { livenessPath, readinessPath } from '../../core/health/health.ts';
import { days, seconds } from '../../core/clock/durations.ts';
import { requestIdHeader } from '../../core/http/calls/request-id.ts';
import { type Check, type Deployment, type Outcome, problem, skipped, toOutcome } from './check.ts';

/** Milliseconds for which the certificate must still be valid. The check reports a problem if it expires earlier. */
const certificateReserve = days(14);
/**
 * Minimum number of seconds for which the site must instruct browsers to use only TLS (HTTP header
 * `Strict-Transport-Security`).
 */
const minTransportSeconds = 180 * 24 * 60 * 60;
const maxClockDifference = seconds(30);

const withoutTls = skipped('The address of --connect has no TLS.');

const checkCertificate = async ({ host, pageHost, isWithoutTls, send }: Deployment): Promise<Outcome> => {
  if (isWithoutTls) return withoutTls;
  const problems: string[] = [];
  for (const name of new Set([host, pageHost])) {
    const { certificate } = await send({ path: livenessPath, host: name });
    if (!certificate) return problem('The address begins with http://. Put a proxy with TLS before the gateways.');
    const { rejection, validTo } = certificate;
    if (rejection) problems.push(`Browsers reject the certificate of ${name} (${rejection}). Install a valid one.`);
    else if (validTo.getTime() - Date.now() < certificateReserve)
      problems.push(`The certificate of ${name} expires on ${validTo.toISOString().slice(0, 10)}. Renew it.`);
  }
  return toOutcome(problems);
};

const checkRedirect = async ({ pageHost, isWithoutTls, send }: Deployment): Promise<Outcome> => {
  if (isWithoutTls) return withoutTls;
  const { status, headers } = await send({ path: '/', host: pageHost, isPlain: true });
  const target = headers.location ?? '';
  return toOutcome([
    (![301, 302, 307, 308].includes(status) || !target.startsWith(`https://${pageHost}`)) &&
      `http://${pageHost} responds ${status}. Redirect it to https://${pageHost} in the proxy.`,
  ]);
};

const checkTransportSecurity = async ({ pageHost, send }: Deployment): Promise<Outcome> => {
  const { headers } = await send({ path: '/', host: pageHost });
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  return toOutcome([
    maxAge < minTransportSeconds &&
      'Strict-Transport-Security is missing or short. Set PUBLIC_ORIGIN to an https address, and let the proxy keep ' +
        'the header.',
  ]);
};

const checkLiveness = async ({ send }: Deployment): Promise<Outcome> => {
  const { status } = await send({ path: livenessPath });
  return toOutcome([
    status !== 200 && `${livenessPath} responds ${status}. Look at the log of the gateways and the proxy.`,
  ]);
};

const checkReadiness = async ({ send }: Deployment): Promise<Outcome> => {
  const { status, text } = await send({ path: readinessPath });
  return toOutcome([
    status !== 200 && `${readinessPath} responds ${status} ${text}. The gateway cannot serve: look at what it names.`,
    text.includes('"degraded"') && `${readinessPath} responds ${text}. Calls work, but start what it names again.`,
  ]);
};

const checkUnknownHost = async ({ send }: Deployment): Promise<Outcome> => {
  const hostHeader = 'unknown-host.invalid';
  const reply = await send({ path: '/', hostHeader }).catch((error: NodeJS.ErrnoException) => {
    // A proxy may reject the unknown host by closing the connection without a response. That is not a problem.
    if (error.code === 'ECONNRESET') return undefined;
    throw error;
  });
  return toOutcome([
    reply &&
      reply.status !== 421 &&
      `A request with the host ${hostHeader} gets ${reply.status} in place of 421. Forward the Host header of the ` +
        'visitor, and reject other hosts in the proxy.',
  ]);
};

const checkClock = async ({ send }: Deployment): Promise<Outcome> => {
  const startedAt = Date.now();
  const { headers } = await send({ path: livenessPath });
  const difference = Date.parse(headers.date ?? '') - (startedAt + Date.now()) / 2;
  if (Number.isNaN(difference)) return problem('The response has no Date header. Let the proxy keep it.');
  return toOutcome([
    Math.abs(difference) > maxClockDifference &&
      `The clock of the server differs by ${Math.round(difference / 1000)} seconds from this machine. Use NTP on both.`,
  ]);
};

const checkRequestId = async ({ send }: Deployment): Promise<Outcome> => {
  const { headers } = await send({ path: livenessPath });
  return toOutcome([
    !headers[requestIdHeader] &&
      `The response has no ${requestIdHeader}, so that a log line cannot be found. Let the proxy keep it.`,
  ]);
};

/** Checks of the connection, the proxy and the state of the gateways. */
export const connectionChecks: readonly Check[] = [
  { name: 'TLS certificate', run: checkCertificate },
  { name: 'redirect from http to https', run: checkRedirect },
  { name: 'Strict-Transport-Security', run: checkTransportSecurity },
  { name: livenessPath, run: checkLiveness },
  { name: readinessPath, run: checkReadiness },
  { name: 'unknown host', run: checkUnknownHost },
  { name: 'clock of the server', run: checkClock },
  { name: requestIdHeader, run: checkRequestId },
];
