import { systemClock } from '../core/clock/clock.ts';
import { readConfig } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import { runWebhooksCommand } from './run-webhooks-command.ts';

/**
 * Lists the webhook events (events for the operator's service) in the configured database, and sends events again.
 * Gateways can run at the same time.
 */
const run = async (): Promise<string> => {
  const store = await connectDatabase(readConfig(process.env), () => undefined);
  try {
    return await runWebhooksCommand({ db: store.db, clock: systemClock }, process.argv.slice(2));
  } finally {
    await store.close();
  }
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
