import { systemClock } from '../core/clock/clock.ts';
import { readConfig } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import { resolveOrigins } from '../core/http/hosts/origins.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';
import { appendAudit } from '../modules/audit/index.ts';
import { runOperatorCommand } from './run-operator-command.ts';

/**
 * Creates and lists operators, and resets their log-in, in the configured database. Gateways can run at the same
 * time.
 */
const run = async (): Promise<string> => {
  const config = readConfig(process.env);
  const consoleOrigin = resolveOrigins(config.publicOrigin ?? `http://localhost:${config.port}`).console;
  const store = await connectDatabase(config, () => undefined);
  try {
    return await runOperatorCommand(
      { db: store.db, clock: systemClock, consoleOrigin, appendAudit },
      process.argv.slice(2),
    );
  } finally {
    await store.close();
  }
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${describeStartupError(error, {}) ?? (error as Error).message}\n`);
  process.exitCode = 1;
}
