import type { IncomingHttpHeaders } from 'node:http';
import { ErrorCode } from '@livery/contract/errors';
import { seconds } from '../../../core/clock/durations.ts';
import { createProxy } from '../../../core/http/create-proxy.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { brandProfileHeader, formatBrandProfile } from './nearest-brand.ts';
import { demoSessionPath, type PreviewData, sessionValue } from './preview-data.ts';

/**
 * Request headers that the gateway forwards to the sandbox (another gateway, with DEMO=on). All other headers, such as
 * cookies and the visitor's IP address, are removed.
 */
const sentHeaders: readonly string[] = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-length',
  'content-type',
  'device',
  'encryption',
  'idempotency-key',
  'language',
  'last-event-id',
  'merchant',
  'transfer-encoding',
  'user-agent',
  brandProfileHeader,
];

/** Response headers of the sandbox that the gateway removes before it sends the response to the page. */
const heldBack = /^(?:set-cookie|access-control-.*|strict-transport-security|clear-site-data)$/;

const pick = (headers: IncomingHttpHeaders, isPicked: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isPicked(name)));

/**
 * Creates the preview data of a gateway that has a sandbox. `sandbox` is the origin of another gateway with DEMO=on,
 * which handles the calls of the preview pages.
 */
export const createSandboxData = (sandbox: string): PreviewData & { readonly close: () => Promise<void> } => {
  const { protocol, host } = new URL(sandbox);
  const proxy = createProxy({
    upstream: async () => new URL(sandbox),
    unavailable: JSON.stringify({
      success: false,
      errorCode: ErrorCode.SystemBusy,
      message: 'The gateway of SANDBOX_URL does not respond',
    }),
    toRequestHeaders: (headers) => ({ ...pick(headers, (name) => sentHeaders.includes(name)), host }),
    toResponseHeaders: (headers) => pick(headers, (name) => !heldBack.test(name)),
  });
  return {
    getGamesOrigins: () => [`${protocol}//games.${host}`],
    handleCall: async (request, reply, profile) => {
      request.raw.headers[brandProfileHeader] = formatBrandProfile(profile);
      reply.hijack();
      proxy.handle(request.raw, reply.raw);
      return reply;
    },
    logIn: async (visitor, profile) => {
      const response = await fetch(`${sandbox}${demoSessionPath}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          merchant: profile.code,
          [brandProfileHeader]: formatBrandProfile(profile),
        },
        body: JSON.stringify({ visitor }),
        redirect: 'error',
        signal: AbortSignal.timeout(seconds(10)),
      }).catch(() => undefined);
      if (!response?.ok)
        throw new GatewayError(ErrorCode.SystemBusy, { message: 'The gateway of SANDBOX_URL does not respond' });
      return sessionValue.parse(await response.json());
    },
    close: proxy.close,
  };
};
