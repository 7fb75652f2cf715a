import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config/config.ts';
import { createPlatform } from '../create-platform.ts';
import { openTestStore, testStart } from './test-store.ts';

/** What a journey tells the gateway: how far its clock moves on. It is answered once everything was done that had come due. */
export interface Move {
  readonly milliseconds: number;
}

export interface Standing {
  readonly port: number;
  /** ISO 8601: what its clock says. */
  readonly now: string;
}

/**
 * The gateway of the product over the demo data, for a journey that takes hours: whoever forked this process moves its
 * clock. No call of the gateway can: a clock that someone could move from outside would pay out before its time.
 */
const serve = async (tell: (standing: Standing) => void): Promise<void> => {
  const begun = Date.now();
  let moved = 0;
  const clock = { now: () => new Date(testStart.getTime() + Date.now() - begun + moved) };
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-moved-'));
  const bundlesFolder = fileURLToPath(new URL('../../../../dist/brands', import.meta.url));
  const config = { ...readConfig({}), port: 0, dataFolder, bundlesFolder };
  const platform = await createPlatform({
    config,
    clock,
    store: await openTestStore(),
    captchaDigits: () => process.env.CAPTCHA_DIGITS ?? '2468',
  });
  const { site } = await platform.listen();
  const sayHow = (): void => tell({ port: Number(new URL(site).port), now: clock.now().toISOString() });
  process.on('message', async ({ milliseconds }: Move) => {
    moved += milliseconds;
    await platform.drawLotteries();
    await platform.foldTeams();
    await platform.payAgents();
    sayHow();
  });
  process.once('disconnect', async () => {
    await platform.close();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(0);
  });
  sayHow();
};

if (process.send) await serve((standing) => process.send?.(standing));
