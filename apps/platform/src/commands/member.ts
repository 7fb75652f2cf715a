import { readConfig } from '../core/config/config.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';
import { runMemberCommand } from './run-member-command.ts';

/**
 * Commands `npm run member -- disable <brand> <user name>` and `npm run member -- enable <brand> <user name>`. They
 * end or restore the access of a member.
 */
try {
  process.stdout.write(`${await runMemberCommand(process.argv.slice(2), readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${describeStartupError(error, {}) ?? (error as Error).message}\n`);
  process.exitCode = 1;
}
