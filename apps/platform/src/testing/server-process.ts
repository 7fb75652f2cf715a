import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@livery/test-servers/free-port';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Resolves when the process ends. The result is the exit code, or null if a signal ended the process. */
  readonly exited: Promise<number | null>;
  /** Returns the standard output and error output of the process so far. */
  readonly readOutput: () => string;
}

/**
 * Starts the gateway in a separate process, as an operator does. Waits until the gateway is ready or the process has
 * exited.
 */
export const startServerProcess = async (environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH,
      HOME,
      PORT: String(port),
      LIVERY_DATA: await mkdtemp(join(tmpdir(), 'livery-process-')),
      // With `PROVIDER_ORIGIN`, the gateway does not start its own game provider. No server listens on this port, so
      // games do not work. The setting is only for the demo mode, because a production gateway rejects it.
      ...(environment.DEMO === 'on' && { PROVIDER_ORIGIN: 'http://127.0.0.1:9' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((resolve) => void setTimeout(resolve, 100));
  return { origin, process: child, exited, readOutput: () => output };
};
