import { readConfig } from '../core/config/config.ts';
import { buildApp } from '../app.ts';

/** Message that moves the clock of the gateway forward. */
export interface ClockShift {
  readonly milliseconds: number;
}

/**
 * Starts a gateway in a separate process that a test can kill. Its database is in the folder that the environment
 * variable LIVERY_DATA sets. Its clock is the real time plus a shift, which the parent process increases by IPC
 * messages. The clock of a test would not work, because the payment channel rejects calls with a wrong time.
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
