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
  /** What its clock said when it was last moved. */
  readonly now: () => Date;
  /** Moves its clock on; resolves once all that came due meanwhile was done. */
  readonly advance: (minutes: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A gateway of the journey's own over the demo data, for what takes hours: its clock goes on by itself, and further when it is told to. */
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
      throw new Error(`The gateway with a clock of its own ended with ${child.exitCode}; what it said stands above`);
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
