import { readConfig } from '../core/config/config.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';
import { runContentCommand } from './content/run-content-command.ts';

/**
 * Exports the content of a brand into a folder with `npm run content -- export …`. Imports it from a folder with
 * `npm run content -- import …`. Gateways can run at the same time.
 */
try {
  process.stdout.write(`${await runContentCommand(process.argv.slice(2), readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(
    `${describeStartupError(error, { databaseUrl: process.env.DATABASE_URL }) ?? (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
