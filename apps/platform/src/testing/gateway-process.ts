import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ClockShift } from './killable-gateway.ts';

const script = fileURLToPath(new URL('./killable-gateway.ts', import.meta.url));

/**
 * Sends the requests of a test client over HTTP to a gateway in another process. A gateway that trusts its proxies takes
 * the IP address of the client from the header.
 */
export const createRemoteApp = (origin: string): FastifyInstance => {
  const inject = async ({ method = 'GET', url, headers, payload, remoteAddress }: InjectOptions) => {
    const response = await fetch(new URL(String(url), origin), {
      method,
      redirect: 'manual',
      headers: { ...(headers as Record<string, string>), ...(remoteAddress && { 'x-forwarded-for': remoteAddress }) },
      ...(typeof payload === 'string' && { body: payload }),
    });
    const text = await response.text();
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
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
