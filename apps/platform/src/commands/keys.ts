import { systemClock } from '../core/clock/clock.ts';
import { readConfig } from '../core/config/config.ts';
import { createKeyEncryption } from '../core/crypto/key-encryption.ts';
import { connectDatabase } from '../core/db/connect-database.ts';
import { runKeysCommand } from './run-keys-command.ts';

/** Lists, rotates and encrypts the keys in the configured database. Gateways can run at the same time. */
const run = async (): Promise<string> => {
  const config = readConfig(process.env);
  const store = await connectDatabase(config, () => undefined);
  try {
    const encryption = createKeyEncryption(config.keyEncryptionKeys ?? []);
    return await runKeysCommand({ db: store.db, clock: systemClock, encryption }, process.argv.slice(2));
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
