import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { once } from 'node:events';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Value of the `Host` header. It is also the name for which the certificate must be valid. */
  readonly host: string;
  /** `Host` header to send if it must differ from `host`. The connection is still made to `host`. */
  readonly hostHeader?: string;
  /** Path with the query. It is sent unchanged, without encoding of unusual characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True to send the request over plain HTTP to port 80. */
  readonly isPlain?: boolean;
  /** True to end the request after the first received data of the body, because an event stream does not end. */
  readonly isStream?: boolean;
}

export interface Certificate {
  readonly validTo: Date;
  /** Reason for which a browser would reject the certificate. Absent if a browser accepts it. */
  readonly rejection?: string | undefined;
}

export interface HttpReply {
  readonly status: number;
  /** Headers with names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Body as text, decompressed. */
  readonly text: string;
  readonly certificate?: Certificate | undefined;
}

/**
 * Addresses to which requests connect instead of the addresses of the hosts, such as the addresses of one gateway
 * behind a proxy.
 */
export interface Connections {
  /**
   * Origin to connect to for requests without `isPlain`, instead of the host of the request. It can be the origin of
   * one gateway behind the proxy. If undefined, each request connects to its host.
   */
  readonly connect?: URL | undefined;
  /** Origin to connect to for requests over plain HTTP, instead of port 80 of the host. */
  readonly connectPlain?: URL | undefined;
  /** Certificate of a certificate authority that is trusted in addition to the authorities that Node trusts. */
  readonly authority?: string | undefined;
}

const readCertificate = (socket: TLSSocket): Certificate => ({
  validTo: new Date(socket.getPeerCertificate().valid_to),
  rejection: socket.authorized ? undefined : String(socket.authorizationError),
});

const decompress = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** Reads the body of a response. For an event stream, reads only the data that arrives first. */
const readBody = async (response: IncomingMessage, isStream: boolean): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of response) {
    parts.push(part as Buffer);
    if (isStream) break;
  }
  return Buffer.concat(parts);
};

const getPort = ({ protocol, port }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * Creates the function that sends requests to the hosts of a site. The function follows no redirects. It continues if a
 * certificate is invalid, so that the other checks still run. Each request uses a new connection, so that each request
 * verifies the certificate.
 */
export const createHttpClient =
  (site: URL, { connect, connectPlain, authority }: Connections) =>
  async (request: HttpRequest, signal: AbortSignal): Promise<HttpReply> => {
    const { method, host, hostHeader = host, path, headers, body, isPlain = false, isStream = false } = request;
    const named = new URL(`${isPlain ? 'http:' : site.protocol}//${isPlain ? host.replace(/:\d+$/, '') : host}`);
    const address = (isPlain ? connectPlain : connect) ?? named;
    const options: RequestOptions = {
      method,
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: getPort(address),
      path,
      headers: {
        ...headers,
        host: hostHeader,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      signal,
      agent: false,
    };
    const isSecure = address.protocol === 'https:';
    const outgoing = isSecure
      ? requestHttps({
          ...options,
          servername: named.hostname,
          rejectUnauthorized: false,
          ...(authority && { ca: authority }),
        })
      : requestHttp(options);
    outgoing.end(body);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    // `readBody` throws the same error, so this listener ignores it. Without a listener, the error would end the
    // process.
    outgoing.on('error', () => {});
    const certificate = isSecure ? readCertificate(response.socket as TLSSocket) : undefined;
    const content = await readBody(response, isStream);
    outgoing.destroy();
    const values = Object.entries(response.headers).map(([name, value]) => [name, value && String(value)] as const);
    const replyHeaders = Object.fromEntries(values);
    const text = isStream ? content : decompress(content, replyHeaders['content-encoding']);
    return { status: response.statusCode ?? 0, headers: replyHeaders, text: text.toString(), certificate };
  };
