import { userInfo } from 'node:os';
import { systemClock } from '../core/clock/clock.ts';
import { readConfig } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';
import { runSwitchCommand } from './run-switch-command.ts';

/** Returns the name of the operating system user who runs the command. Returns undefined if the name is unknown. */
const findUserName = (): string | undefined => {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
};

/**
 * Stops and starts vendors, payment channels and brands in the configured database. Gateways can run at the same time.
 */
const run = async (): Promise<string> => {
  const store = await connectDatabase(readConfig(process.env), () => undefined);
  try {
    const deps = { db: store.db, clock: systemClock, userName: findUserName() };
    return await runSwitchCommand(deps, process.argv.slice(2));
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
