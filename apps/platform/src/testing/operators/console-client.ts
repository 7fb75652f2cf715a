import { randomUUID } from 'node:crypto';
import type { Envelope } from '@livery/contract/envelope';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import { resolveOrigins } from '../../core/http/hosts/origins.ts';
import type { Reply } from '../client.ts';
import type { TestApp } from '../test-platform.ts';

export interface ConsoleCallOptions {
  /** Version for the header `If-Match`, without quotes. If undefined, the call has no `If-Match` header. */
  readonly version?: number;
  /** Idempotency key. If absent, each call gets a new random key. */
  readonly key?: string;
  /** API token. A call with a token has no cookie and no origin. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export const getConsoleOrigin = ({ config }: Pick<TestApp, 'config'>): string =>
  resolveOrigins(config.publicOrigin ?? `http://localhost:${config.port}`).console;

/**
 * Returns the URL of a call, with the parameters in its path replaced. For methods other than POST and PUT, the
 * remaining fields become the query.
 */
const toUrl = ({ method, path }: Operation, request: Readonly<Record<string, unknown>>): string => {
  const rest = { ...request };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  if (method === 'POST' || method === 'PUT') return filled;
  return `${filled}?${new URLSearchParams(rest as Record<string, string>)}`;
};

const readCookies = (header: unknown): Readonly<Record<string, string>> => {
  const lines = [header ?? []].flat() as string[];
  return Object.fromEntries(lines.map((line) => (line.split(';', 1)[0] as string).split('=', 2) as [string, string]));
};

/** Creates a client that calls a test gateway like a page of the console. The client stores the session cookie. */
export const createConsoleClient = (platform: Pick<TestApp, 'app' | 'config'>) => {
  const origin = getConsoleOrigin(platform);
  const cookies = new Map<string, string>();

  const call = async <O extends Operation>(
    operation: O,
    request: RequestBody<O>,
    { version, key = randomUUID(), token, headers, address = '192.0.2.7' }: ConsoleCallOptions = {},
  ): Promise<Reply<ResponseValue<O>>> => {
    const hasBody = operation.method === 'POST' || operation.method === 'PUT';
    const response = await platform.app.inject({
      method: operation.method,
      url: toUrl(operation, request as Record<string, unknown>),
      remoteAddress: address,
      headers: {
        host: new URL(origin).host,
        ...(token === undefined
          ? { origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
          : { authorization: `Bearer ${token}` }),
        ...(operation.method !== 'GET' && operation.access === 'operator' && { 'idempotency-key': key }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(hasBody && { payload: JSON.stringify(request) }),
    });
    for (const [name, value] of Object.entries(readCookies(response.headers['set-cookie'])))
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Envelope<ResponseValue<O>>>(),
    };
  };

  return { call, cookies };
};
export type ConsoleClient = ReturnType<typeof createConsoleClient>;
