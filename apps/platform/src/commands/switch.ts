import { readConfig } from '../core/config/config.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';
import { runSwitchCommand } from './run-switch-command.ts';

/** `npm run switch -- off vendor <code>` and others: incident switches that work on all gateways at once. */
try {
  process.stdout.write(`${await runSwitchCommand(process.argv.slice(2), readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${describeStartupError(error, {}) ?? (error as Error).message}\n`);
  process.exitCode = 1;
}
