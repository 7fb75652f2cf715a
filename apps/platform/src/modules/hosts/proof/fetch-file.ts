import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { seconds } from '../../../core/clock/durations.ts';
import type { FetchedFile, HostProofSource } from './host-proof-port.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Maximum number of bytes that are read of a file. A proof has fewer than 100. */
const maxBytes = 1024;
const timeout = seconds(5);

interface FetchDeps {
  readonly findAddresses: (host: string) => Promise<readonly string[]>;
  /** Ports of the web servers. Only tests set them. */
  readonly ports?: { readonly http: number; readonly https: number };
  /** Returns true for an address that may be called. */
  readonly isAllowed?: (address: string) => boolean;
}

interface Target {
  readonly host: string;
  readonly address: string;
  readonly path: string;
}

type Response = { readonly text: string } | { readonly location: string } | undefined;

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
 * Sends one request to an IP address that was already checked. The host name is not looked up again, because a name
 * server could return another address the second time.
 */
const send = (scheme: 'http' | 'https', port: number, { host, address, path }: Target): Promise<Response> =>
  new Promise((resolve) => {
    const options: RequestOptions & { servername?: string } = {
      hostname: host,
      port,
      path,
      agent: false,
      headers: { accept: 'text/plain', 'user-agent': 'Livery host verification' },
      signal: AbortSignal.timeout(timeout),
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
      if (statusCode >= 300 && statusCode < 400 && headers.location) finish({ location: headers.location });
      else if (statusCode !== 200) finish(undefined);
      else
        readText(message).then(
          (text) => finish(text === undefined ? undefined : { text }),
          () => finish(undefined),
        );
    });
    request.on('error', () => resolve(undefined));
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
 * Creates the function that fetches a file of a host, over HTTP or, if the host redirects to it, over HTTPS. All addresses
 * of the host must be public, so that nobody can use the gateway to call servers of its own network.
 */
export const createFileFetch = ({
  findAddresses,
  ports = { http: 80, https: 443 },
  isAllowed = isPublicAddress,
}: FetchDeps): HostProofSource['fetchFile'] => {
  return async (host, path): Promise<FetchedFile> => {
    const addresses = await findAddresses(host);
    const rejected = addresses.find((address) => !isAllowed(address));
    if (rejected !== undefined) return { kind: 'privateAddress', address: rejected };
    const [address] = addresses;
    if (address === undefined) return { kind: 'missing' };
    const target = { host, address, path };
    const first = await send('http', ports.http, target);
    const isMoved = first !== undefined && 'location' in first && isTlsRedirect(first.location, target);
    const response = isMoved || first === undefined ? await send('https', ports.https, target) : first;
    return response && 'text' in response ? { kind: 'text', text: response.text } : { kind: 'missing' };
  };
};
