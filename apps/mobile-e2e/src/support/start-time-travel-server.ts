import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { captchaDigits } from './demo-server.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

interface ServerClock {
  readonly port: number;
  readonly now: string;
}

export interface TimeTravelServer {
  readonly port: number;
  /** Current time of the gateway's clock. */
  readonly now: () => Date;
  /** Moves the gateway's clock forward. Resolves after all jobs that became due have run. */
  readonly advance: (minutes: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a separate gateway with the demo data, for one test of a process that takes hours. The clock of the gateway
 * runs normally, and `advance` moves the clock forward.
 */
export const startTimeTravelServer = async (): Promise<TimeTravelServer> => {
  const child = fork(`${workspace}apps/platform/src/testing/controllable-gateway.ts`, {
    cwd: workspace,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, CAPTCHA_DIGITS: captchaDigits },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const receiveClock = async (): Promise<ServerClock> => {
    const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.exitCode !== null)
      throw new Error(`The gateway with a clock of its own ended with ${child.exitCode}; see its output above`);
    return message[0] as ServerClock;
  };
  let clock = await receiveClock();
  return {
    port: clock.port,
    now: () => new Date(clock.now),
    advance: async (minutes) => {
      child.send({ milliseconds: minutes * 60_000 });
      clock = await receiveClock();
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
