import { readConfig } from '../core/config/config.ts';
import { buildApp } from '../app.ts';

/** Message that moves the clock of the gateway forward. */
export interface ClockShift {
  readonly milliseconds: number;
}

/**
 * Starts a gateway in its own process, so that a test can kill it. Its database is the folder LIVERY_DATA. The clock is
 * the real one, moved by messages of the parent process, because the payment channel checks the time of each call.
 */
const serve = async (): Promise<void> => {
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };
  const platform = await buildApp({ config: readConfig(process.env), clock });
  await platform.listen();
  process.on('message', ({ milliseconds }: ClockShift) => void (shift += milliseconds));
  process.once('disconnect', () => process.exit(0));
  process.send?.({ type: 'ready' });
};

if (process.send) await serve();
