import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { seconds } from '../../../core/clock/durations.ts';
import type { FetchedFile, HostProofSource } from './host-proof-port.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Maximum number of bytes that are read of a file. A proof has fewer than 100. */
const maxBytes = 1024;
/** Maximum milliseconds of one request, and of all requests for a file together. */
const defaultTimeouts = { request: seconds(5), total: seconds(12) } as const;
/** Maximum number of addresses of a host that are tried. */
const maxAddresses = 3;

interface FetchDeps {
  readonly findAddresses: (host: string) => Promise<readonly string[]>;
  /** Ports of the web server from which the file is fetched. By default 80 and 443. Only tests set other ports. */
  readonly ports?: { readonly http: number; readonly https: number };
  /**
   * Returns true if the gateway may send requests to this IP address. By default, only public addresses are allowed.
   */
  readonly isAllowed?: (address: string) => boolean;
  /** Maximum milliseconds of one request and of all requests. By default 5 and 12 seconds. Only tests set others. */
  readonly timeouts?: { readonly request: number; readonly total: number };
}

interface Target {
  readonly host: string;
  readonly address: string;
  readonly path: string;
}

interface Limits {
  /** Maximum milliseconds of the request. */
  readonly timeout: number;
  /**
   * Aborted when the maximum time for the whole file, including redirects and other addresses, has passed. Ends the
   * request.
   */
  readonly deadline: AbortSignal;
}

/**
 * Response of a web server to the request for the proof file. `text`: the file. `unreachable`: no response came from
 * the address. `other`: any other response, which is no proof.
 */
type Response =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'unreachable' | 'other' };

/** Reads a body. Returns undefined if it is longer than `maxBytes`, because such a file is not a proof. */
const readText = async (message: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/**
 * Sends a request to an IP address that was checked before. The connection uses this address and not the host name. A
 * new look-up of the host name could return another address that was not checked, for example of a private network.
 */
const send = (
  scheme: 'http' | 'https',
  port: number,
  { host, address, path }: Target,
  { timeout, deadline }: Limits,
): Promise<Response> =>
  new Promise((resolve) => {
    const options: RequestOptions & { servername?: string } = {
      hostname: host,
      port,
      path,
      agent: false,
      headers: { accept: 'text/plain', 'user-agent': 'Livery host verification' },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), deadline]),
      lookup: (_name, { all }, callback) => {
        const family = isIPv6(address) ? 6 : 4;
        if (all) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
      servername: host,
    };
    const request = (scheme === 'https' ? requestHttps : requestHttp)(options, (message) => {
      const { statusCode = 0, headers } = message;
      const finish = (response: Response): void => {
        message.destroy();
        resolve(response);
      };
      if (statusCode >= 300 && statusCode < 400 && headers.location)
        finish({ kind: 'redirect', location: headers.location });
      else if (statusCode !== 200) finish({ kind: 'other' });
      else
        readText(message).then(
          (text) => finish(text === undefined ? { kind: 'other' } : { kind: 'text', text }),
          () => finish({ kind: 'unreachable' }),
        );
    });
    request.on('error', () => resolve({ kind: 'unreachable' }));
    request.end();
  });

/** Returns true for a redirect to the same file over TLS, which many web servers send. No other redirect is followed. */
const isTlsRedirect = (location: string, { host, path }: Target): boolean => {
  try {
    const url = new URL(location, `http://${host}${path}`);
    return url.protocol === 'https:' && url.hostname === host && url.port === '' && url.pathname === path;
  } catch {
    return false;
  }
};

/**
 * Creates the function that fetches a file of a host. The function first uses HTTP. It then uses HTTPS if the host
 * redirects to HTTPS, does not respond, or returns no proof. All addresses of the host must be public. Otherwise an
 * operator could use the gateway to call servers of its private network.
 */
export const createFileFetch = ({
  findAddresses,
  ports = { http: 80, https: 443 },
  isAllowed = isPublicAddress,
  timeouts = defaultTimeouts,
}: FetchDeps): HostProofSource['fetchFile'] => {
  const fetchFrom = async (target: Target, limits: Limits): Promise<Response> => {
    const first = await send('http', ports.http, target, limits);
    const isMoved = first.kind === 'redirect' && isTlsRedirect(first.location, target);
    return first.kind === 'text' || (first.kind === 'redirect' && !isMoved)
      ? first
      : send('https', ports.https, target, limits);
  };
  return async (host, path): Promise<FetchedFile> => {
    const addresses = await findAddresses(host);
    const rejected = addresses.find((address) => !isAllowed(address));
    if (rejected !== undefined) return { kind: 'privateAddress', address: rejected };
    const limits = { timeout: timeouts.request, deadline: AbortSignal.timeout(timeouts.total) };
    for (const address of addresses.slice(0, maxAddresses)) {
      if (limits.deadline.aborted) break;
      const response = await fetchFrom({ host, address, path }, limits);
      if (response.kind === 'text') return { kind: 'text', text: response.text };
      // The server at this address has responded, so the other addresses of the host are not tried. They are for hosts
      // whose first address is unreachable.
      if (response.kind !== 'unreachable') break;
    }
    return { kind: 'missing' };
  };
};
