import type { Envelope } from '@livery/contract/envelope';
import { registry } from '@livery/contract/registry';
import * as z from 'zod/mini';

type Args = Readonly<Record<string, unknown>>;
/** Returns the response envelope for a call. Returns or resolves with an Error to simulate a lost connection. */
type Handler = (args: Args) => Envelope<unknown> | Error | Promise<Envelope<unknown> | Error>;

interface Call {
  readonly name: string;
  readonly args: Args;
  readonly headers: Headers;
}

export interface TestGateway {
  readonly calls: readonly Call[];
  readonly getCalls: (name: string) => Args[];
  /** Returns the idempotency key of each call of an operation, in the order of the calls. */
  readonly getIdempotencyKeys: (name: string) => (string | null)[];
  /** Sets the response to all further calls of this operation. */
  readonly reply: (name: string, reply: Handler) => void;
}

interface ContractGateway extends TestGateway {
  /** Replacement for the page's `fetch`. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export const success = (value: unknown): Envelope<unknown> => ({ success: true, value });
export const failure = (errorCode: string, value?: unknown): Envelope<unknown> => ({
  success: false,
  errorCode,
  value,
});
export const networkError = new TypeError('Failed to fetch');

/** Returns the values of the `:name` parts of a path, or undefined if the URL does not match the path. */
const parsePathParams = (path: string, { pathname }: URL): Args | undefined => {
  const [patternParts, pathParts] = [path.split('/'), pathname.split('/')];
  if (
    patternParts.length !== pathParts.length ||
    patternParts.some((part, at) => !part.startsWith(':') && part !== pathParts[at])
  )
    return undefined;
  return Object.fromEntries(
    patternParts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), pathParts[at]]] : [])),
  );
};

const findOperation = (url: URL, method: string) => {
  for (const operation of registry) {
    const params = operation.method === method ? parsePathParams(operation.path, url) : undefined;
    if (params) return { operation, params };
  }
  throw new Error(`${method} ${url.pathname} is not an operation of the contract`);
};

/**
 * Creates a mock gateway that validates each request with the schemas of the contract. A test or story fails if a real
 * gateway would reject its request. A call without a handler gets an error like that of a lost connection.
 */
export const createContractGateway = (): ContractGateway => {
  const calls: Call[] = [];
  const handlers = new Map<string, Handler>();
  return {
    calls,
    getCalls: (name) => calls.filter((call) => call.name === name).map((call) => call.args),
    getIdempotencyKeys: (name) =>
      calls.filter((call) => call.name === name).map((call) => call.headers.get('Idempotency-Key')),
    reply: (name, reply) => void handlers.set(name, reply),
    fetch: async (address, { method = 'GET', body, signal, headers } = {}) => {
      const url = new URL(address, 'http://test.local');
      const { operation, params } = findOperation(url, method);
      const sent = (text: string): unknown =>
        operation.form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
      const args = z.parse(operation.schemas.request, {
        ...params,
        ...(body === undefined || body === null ? Object.fromEntries(url.searchParams) : (sent(String(body)) as Args)),
      }) as Args;
      calls.push({ name: operation.name, args, headers: new Headers(headers) });
      const stopped = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      const reply = await Promise.race([handlers.get(operation.name)?.(args) ?? networkError, stopped]);
      if (reply instanceof Error) throw reply;
      return Response.json(reply);
    },
  };
};
