import type { Envelope } from '@livery/contract/envelope';
import { registry } from '@livery/contract/registry';
import * as z from 'zod/mini';

type Args = Readonly<Record<string, unknown>>;
/**
 * Function that creates the response to a call. It returns the response envelope, or an Error to simulate a lost
 * connection. It can also return a promise of one of these two.
 */
type Handler = (args: Args) => Envelope<unknown> | Error | Promise<Envelope<unknown> | Error>;

interface Call {
  readonly name: string;
  readonly args: Args;
  readonly headers: Headers;
}

export interface TestGateway {
  readonly calls: readonly Call[];
  readonly getCalls: (name: string) => Args[];
  /**
   * Returns the idempotency key of each call of the operation `name`, in the order of the calls. The key is null for
   * a call without a key.
   */
  readonly getIdempotencyKeys: (name: string) => (string | null)[];
  /** Sets the function that creates the responses to all further calls of the operation `name`. */
  readonly reply: (name: string, reply: Handler) => void;
  /**
   * Sets the response to requests of a JSON file of the bundle, such as `/legal/EN.json`. A number is the status of a
   * response without content.
   */
  readonly replyFile: (path: string, content: unknown) => void;
}

interface ContractGateway extends TestGateway {
  /**
   * Mock of the browser's `fetch`. Validates each request with the contract and returns the response of the
   * operation's handler.
   */
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

const replyWithFile = (content: unknown): Response =>
  typeof content === 'number' ? new Response(null, { status: content }) : Response.json(content);

/**
 * Creates a mock gateway. It validates each request with the schemas of the contract, and throws an error if a real
 * gateway would reject it. So the test or story fails. For an operation without a handler, it simulates a lost
 * connection.
 */
export const createContractGateway = (): ContractGateway => {
  const calls: Call[] = [];
  const handlers = new Map<string, Handler>();
  const files = new Map<string, unknown>();
  return {
    calls,
    getCalls: (name) => calls.filter((call) => call.name === name).map((call) => call.args),
    getIdempotencyKeys: (name) =>
      calls.filter((call) => call.name === name).map((call) => call.headers.get('Idempotency-Key')),
    reply: (name, reply) => void handlers.set(name, reply),
    replyFile: (path, content) => void files.set(path, content),
    fetch: async (address, { method = 'GET', body, signal, headers } = {}) => {
      const url = new URL(address, 'http://test.local');
      if (url.pathname.startsWith('/legal/')) return replyWithFile(files.get(url.pathname) ?? 404);
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
