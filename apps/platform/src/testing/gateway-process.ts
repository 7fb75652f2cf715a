import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ClockShift } from './killable-gateway.ts';

const script = fileURLToPath(new URL('./killable-gateway.ts', import.meta.url));

interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Sends a request with any `Host` header. The function `fetch` does not allow this header. Redirects are not
 * followed.
 */
export const sendHttpRequest = async (
  url: string | URL,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<HttpResponse> => {
  const outgoing = request(url, { method, headers }).end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const names = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(names), body: await buffer(response) };
};

/**
 * Creates an object that sends the requests of a test client over HTTP to a gateway in another process. The object
 * sends the client's IP address in the header `X-Forwarded-For`. The gateway uses this header if it trusts the proxy.
 */
export const createRemoteApp = (origin: string): FastifyInstance => {
  const inject = async ({ method = 'GET', url, headers, payload, remoteAddress }: InjectOptions) => {
    const response = await sendHttpRequest(new URL(String(url), origin), {
      method,
      headers: { ...(headers as Record<string, string>), ...(remoteAddress && { 'x-forwarded-for': remoteAddress }) },
      ...(typeof payload === 'string' && { body: payload }),
    });
    const text = response.body.toString();
    return {
      statusCode: response.status,
      headers: response.headers,
      payload: text,
      json: () => JSON.parse(text) as unknown,
    };
  };
  return { inject } as unknown as FastifyInstance;
};

export interface GatewayProcess {
  /** Moves the clock of the gateway forward. */
  readonly shiftClock: (shift: ClockShift) => void;
  readonly kill: () => Promise<void>;
}

/** Starts a gateway as a process with these environment variables, and waits until it listens. */
export const startGatewayProcess = async (environment: Readonly<Record<string, string>>): Promise<GatewayProcess> => {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The gateway has ended before it was ready.');
    }),
  ]);
  return {
    shiftClock: (shift) => void child.send(shift),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
