import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Served } from './serve.ts';

export interface BenchServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** Starts a server in a separate process, so that the server and the measuring client do not share one thread. */
export const startServer = async (served: Served): Promise<BenchServer> => {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  child.send(served);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, stop: () => child.kill('SIGKILL') };
};
