import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { captchaDigits } from './product.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

interface Standing {
  readonly port: number;
  readonly now: string;
}

export interface MovingProduct {
  readonly port: number;
  /** What its clock said when it was last moved. */
  readonly now: () => Date;
  /** Moves its clock on; resolves once all that came due meanwhile was done. */
  readonly pass: (minutes: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A gateway of the journey's own over the demo data, for what takes hours: its clock goes on by itself, and further when it is told to. */
export const startMovingProduct = async (): Promise<MovingProduct> => {
  const child = fork(`${workspace}apps/platform/src/testing/serve.ts`, {
    cwd: workspace,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, CAPTCHA_DIGITS: captchaDigits },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = async (): Promise<Standing> => {
    const said = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.exitCode !== null)
      throw new Error(`The gateway with a clock of its own ended with ${child.exitCode}; what it said stands above`);
    return said[0] as Standing;
  };
  let standing = await answer();
  return {
    port: standing.port,
    now: () => new Date(standing.now),
    pass: async (minutes) => {
      child.send({ milliseconds: minutes * 60_000 });
      standing = await answer();
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
