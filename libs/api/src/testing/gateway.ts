import type { Envelope } from '@livery/contract/envelope';
import { registry } from '@livery/contract/registry';
import * as z from 'zod/mini';
import { vi } from 'vitest';

type Args = Readonly<Record<string, unknown>>;
/** An envelope, or an error for an answer that never comes. */
type Answer = (args: Args) => Envelope<unknown> | Error | Promise<Envelope<unknown> | Error>;

interface Call {
  readonly name: string;
  readonly args: Args;
}

export interface TestGateway {
  readonly calls: readonly Call[];
  readonly callsOf: (name: string) => Args[];
  /** From now on this operation is answered so. */
  readonly answer: (name: string, answer: Answer) => void;
}

export const success = (value: unknown): Envelope<unknown> => ({ success: true, value });
export const failure = (errorCode: string, value?: unknown): Envelope<unknown> => ({
  success: false,
  errorCode,
  value,
});
export const noAnswer = new TypeError('Failed to fetch');

/** What stands in an address at the `:name` parts of a path; undefined for the address of another path. */
const paramsOf = (path: string, { pathname }: URL): Args | undefined => {
  const [wanted, found] = [path.split('/'), pathname.split('/')];
  if (wanted.length !== found.length || wanted.some((part, at) => !part.startsWith(':') && part !== found[at]))
    return undefined;
  return Object.fromEntries(wanted.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), found[at]]] : [])));
};

const operationOf = (url: URL, method: string) => {
  for (const operation of registry) {
    const params = operation.method === method ? paramsOf(operation.path, url) : undefined;
    if (params) return { operation, params };
  }
  throw new Error(`${method} ${url.pathname} is no operation of the contract`);
};

/** The far end of the wire: it checks what is asked against the contract, so that a test cannot pass on a call that a gateway would refuse. */
export const startTestGateway = (): TestGateway => {
  const calls: Call[] = [];
  const answers = new Map<string, Answer>();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const url = new URL(address, 'http://test.local');
    const { operation, params } = operationOf(url, method);
    const sent = (text: string): unknown =>
      operation.form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    const args = z.parse(operation.schemas.request, {
      ...params,
      ...(body === undefined || body === null ? Object.fromEntries(url.searchParams) : (sent(String(body)) as Args)),
    }) as Args;
    calls.push({ name: operation.name, args });
    const stopped = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const answer = await Promise.race([answers.get(operation.name)?.(args) ?? noAnswer, stopped]);
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name).map((call) => call.args),
    answer: (name, answer) => void answers.set(name, answer),
  };
};
