import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../core/config/config.ts';
import { buildApp } from '../app.ts';
import { createTestStore, testStart } from './test-store.ts';

/**
 * Message that moves the clock of the gateway. The gateway runs the jobs that are due at the new time, and then
 * responds with its state.
 */
export interface ClockMove {
  readonly milliseconds: number;
}

export interface GatewayState {
  readonly port: number;
  /** Current time of the gateway's clock, ISO 8601. */
  readonly now: string;
}

/**
 * Starts the gateway with the demo data, for end-to-end tests that simulate hours. The parent process moves the clock
 * by IPC messages. There is no HTTP call for this, because a caller could move the clock to get payouts too early.
 */
const serve = async (notify: (state: GatewayState) => void): Promise<void> => {
  const begun = Date.now();
  let moved = 0;
  const clock = { now: () => new Date(testStart.getTime() + Date.now() - begun + moved) };
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-moved-'));
  const bundlesFolder = fileURLToPath(new URL('../../../../dist/brands', import.meta.url));
  const captchaDigits = process.env.CAPTCHA_DIGITS ?? '2468';
  const config = { ...readConfig({ CAPTCHA_WORK: '5' }), port: 0, dataFolder, bundlesFolder, captchaDigits };
  const platform = await buildApp({ config, clock, store: await createTestStore() });
  const { site } = await platform.listen();
  const reportState = (): void => notify({ port: Number(new URL(site).port), now: clock.now().toISOString() });
  process.on('message', async ({ milliseconds }: ClockMove) => {
    moved += milliseconds;
    for (const job of ['lottery.draws', 'agents.team-statistics', 'agents.payouts']) await platform.jobs.run(job);
    reportState();
  });
  process.once('disconnect', async () => {
    await platform.close();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(0);
  });
  reportState();
};

if (process.send) await serve((state) => process.send?.(state));
