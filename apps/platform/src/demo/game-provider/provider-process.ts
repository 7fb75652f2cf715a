import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type PublicKeys, publicKeys } from '../../modules/game-integration/vendors/vendor-keys.ts';

const workspaceRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

const readyMessage = z.object({ type: z.literal('ready'), port: z.int(), publicKeys });

export interface ProviderProcessOptions {
  /** Where the provider finds the wallet. */
  readonly gatewayOrigin: string;
  /** A folder of its own. */
  readonly dataFolder: string;
  /** Origins that may embed a game. */
  readonly embedders: readonly string[];
  readonly vendors: readonly string[];
  /** Told of the public keys each time that it has started. */
  readonly onKeys: (keys: PublicKeys) => Promise<void>;
  readonly warn: (message: string) => (error: unknown) => void;
  /** Added to its environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ProviderProcess {
  /** Where it listens; waits for a start that is under way, at most so many milliseconds. */
  readonly origin: (patienceMs: number) => Promise<URL | undefined>;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** What a process needs of the environment to run; the gateway's secrets are none of the provider's. */
const inherited = (): Record<string, string> => {
  const names = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'SYSTEMROOT',
    'LANG',
    'TZ',
    'NODE_ENV',
    'NODE_OPTIONS',
    'PROVIDER_TEMPO',
    'PROVIDER_MATCH_TEMPO',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
};

const firstPause = 200;
const longestPause = 10_000;
/** Milliseconds after which a process is taken to have started well. */
const steadyAfter = 60_000;
const stopPatience = 5000;

/** Runs the demo provider beside the gateway, and again whenever it dies, later each time it dies at once. */
export const startProviderProcess = ({
  gatewayOrigin,
  dataFolder,
  embedders,
  vendors,
  onKeys,
  warn,
  environment = {},
}: ProviderProcessOptions): ProviderProcess => {
  let child: ChildProcess | undefined;
  let origin: URL | undefined;
  const stopping = new AbortController();
  let waiting: (() => void)[] = [];
  const complain = warn('The demo provider ended and is started again');

  const run = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--import', 'tsx', join('apps', 'provider', 'src', 'main.ts')], {
      cwd: workspaceRoot,
      env: {
        ...inherited(),
        PROVIDER_PORT: '0',
        PROVIDER_DATA: dataFolder,
        PROVIDER_GATEWAY: gatewayOrigin,
        PROVIDER_VENDORS: vendors.join(','),
        PROVIDER_EMBEDDERS: embedders.join(','),
        ...environment,
      },
      // It ends itself when this channel closes, so that it never outlives the gateway.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    started.on('message', (message) => {
      const ready = readyMessage.safeParse(message);
      if (!ready.success) return;
      onKeys(ready.data.publicKeys).then(() => {
        origin = new URL(`http://127.0.0.1:${ready.data.port}`);
        for (const resolveWaiter of waiting) resolveWaiter();
        waiting = [];
      }, complain);
    });
    await new Promise<void>((resolve) => {
      started.once('exit', () => resolve());
      started.once('error', () => resolve());
    });
    origin = undefined;
  };

  const superviseProcess = async (): Promise<void> => {
    let pause = firstPause;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      await run();
      if (stopping.signal.aborted) return;
      complain(new Error(`It ended with ${child?.exitCode ?? child?.signalCode}`));
      pause = Date.now() - startedAt > steadyAfter ? firstPause : Math.min(pause * 2, longestPause);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = superviseProcess();

  return {
    origin: async (patienceMs) => {
      if (origin || stopping.signal.aborted) return origin;
      const readySignal = new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.race([readySignal, wait(patienceMs, undefined, { ref: false })]);
      return origin;
    },
    pid: () => child?.pid,
    stop: async () => {
      stopping.abort();
      for (const resolveWaiter of waiting) resolveWaiter();
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const patience = setTimeout(() => child?.kill('SIGKILL'), stopPatience);
        await ended;
        clearTimeout(patience);
      }
      await running;
    },
  };
};
