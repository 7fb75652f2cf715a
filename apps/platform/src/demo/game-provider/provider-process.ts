import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { publicKeys, type PublicKeys } from '../../modules/game-integration/index.ts';
import { createReadySignal } from './ready-signal.ts';

const workspaceRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

const readyMessage = z.object({ type: z.literal('ready'), port: z.int(), publicKeys });

export interface ProviderProcessOptions {
  /**
   * Origin of the gateway. The provider sends its wallet calls (such as bets, wins and balance requests) to this
   * origin.
   */
  readonly gatewayOrigin: string;
  /** Data folder of the provider. No other process may use it. */
  readonly dataFolder: string;
  /** Returns the origins that may embed a game. */
  readonly getEmbedders: () => readonly string[];
  readonly vendors: readonly string[];
  /**
   * Called after each start of the provider, with the public keys of the vendors. The provider is ready only after
   * the returned promise resolves.
   */
  readonly onKeys: (keys: PublicKeys) => Promise<void>;
  readonly warn: (message: string) => (error: unknown) => void;
  /** Additional environment variables for the provider. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ProviderProcess {
  /**
   * Returns the origin of the provider. If the provider is starting, waits for at most `patienceMs` milliseconds.
   * Returns undefined if the provider is not ready.
   */
  readonly origin: (patienceMs: number) => Promise<URL | undefined>;
  readonly pid: () => number | undefined;
  /**
   * Sends the provider the list of origins that may embed a game. Sends nothing if the list has not changed since it
   * was last sent, or if the provider does not run.
   */
  readonly updateEmbedders: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the environment variables of the gateway that the provider process inherits. Secrets of the gateway and
 * unset variables are not included.
 */
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
/**
 * Minimum milliseconds that a process must run to count as stable. After the exit of a stable process, the delay
 * before the restart is `firstPause` again.
 */
const steadyAfter = 60_000;
const stopPatience = 5000;

/**
 * Creates two functions that send the provider the origins that may embed a game. `start` returns the origins for the
 * environment of a new process. `update` sends them to the running process if they have changed.
 */
const createEmbeddersSender = (getEmbedders: () => readonly string[]) => {
  let sent = '';
  return {
    start: (): string => (sent = getEmbedders().join(',')),
    update: (child: ChildProcess | undefined): void => {
      const embedders = getEmbedders();
      if (!child?.connected || embedders.join(',') === sent) return;
      child.send({ type: 'embedders', embedders });
      sent = embedders.join(',');
    },
  };
};

/**
 * Runs the demo provider as a child process and restarts the process when it exits. If the process exits soon after its
 * start, the delay before the next start doubles.
 */
export const startProviderProcess = ({
  gatewayOrigin,
  dataFolder,
  getEmbedders,
  vendors,
  onKeys,
  warn,
  environment = {},
}: ProviderProcessOptions): ProviderProcess => {
  let child: ChildProcess | undefined;
  let origin: URL | undefined;
  const stopping = new AbortController();
  const ready = createReadySignal();
  const complain = warn('The demo provider process exited; restarting');

  const embedders = createEmbeddersSender(getEmbedders);
  const run = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--import', 'tsx', join('apps', 'provider', 'src', 'main.ts')], {
      cwd: workspaceRoot,
      env: {
        ...inherited(),
        PROVIDER_PORT: '0',
        PROVIDER_DATA: dataFolder,
        PROVIDER_GATEWAY: gatewayOrigin,
        PROVIDER_VENDORS: vendors.join(','),
        PROVIDER_EMBEDDERS: embedders.start(),
        ...environment,
      },
      // The provider exits when this IPC channel closes, so that it does not continue when the gateway has ended.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    started.on('message', (message) => {
      const read = readyMessage.safeParse(message);
      if (!read.success) return;
      onKeys(read.data.publicKeys).then(() => {
        origin = new URL(`http://127.0.0.1:${read.data.port}`);
        ready.notify();
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
      complain(new Error(`Exit code or signal: ${child?.exitCode ?? child?.signalCode}`));
      pause = Date.now() - startedAt > steadyAfter ? firstPause : Math.min(pause * 2, longestPause);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = superviseProcess();

  return {
    origin: async (patienceMs) => {
      if (!origin && !stopping.signal.aborted) await ready.wait(patienceMs);
      return origin;
    },
    pid: () => child?.pid,
    updateEmbedders: async () => embedders.update(child),
    stop: async () => {
      stopping.abort();
      ready.notify();
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
