import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { once } from 'node:events';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Value of the `Host` header. It is also the name for which the certificate must be valid. */
  readonly host: string;
  /** Another value of the `Host` header, on a connection to `host`. */
  readonly hostHeader?: string;
  /** Path with the query. It is sent as it is, also with unusual characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True to send the request over plain HTTP to port 80. */
  readonly isPlain?: boolean;
  /** True to end the request after the first part of the body, which an event stream needs. */
  readonly isStream?: boolean;
}

export interface Certificate {
  readonly validTo: Date;
  /** Reason for which a browser rejects the certificate. Absent if it accepts the certificate. */
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

/** Addresses to connect to in place of those of the hosts, such as one gateway behind a proxy. */
export interface Connections {
  /** Origin in place of the checked one. */
  readonly connect?: URL | undefined;
  /** Origin in place of port 80 of the host. */
  readonly connectPlain?: URL | undefined;
  /** Certificate of an authority that is trusted besides those of Node. */
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

/** Reads the body of a response, or its first part, for an event stream. */
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
 * Creates the function that sends requests to the hosts of a site. It follows no redirect, and continues with an
 * invalid certificate, so that the other checks still run. Each request has a connection of its own, so that each verifies the
 * certificate.
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
    // The reader of the body gets the same error.
    outgoing.on('error', () => {});
    const certificate = isSecure ? readCertificate(response.socket as TLSSocket) : undefined;
    const content = await readBody(response, isStream);
    outgoing.destroy();
    const values = Object.entries(response.headers).map(([name, value]) => [name, value && String(value)] as const);
    const replyHeaders = Object.fromEntries(values);
    const text = isStream ? content : decompress(content, replyHeaders['content-encoding']);
    return { status: response.statusCode ?? 0, headers: replyHeaders, text: text.toString(), certificate };
  };
