import { readDemoDump } from './demo-dump.ts';

/**
 * Creates the demo database of the tests if it is not in the cache. Runs before the first test file, because this takes
 * longer than the timeout of a hook on a busy machine, and because each worker would create it.
 */
export default async (): Promise<void> => {
  if (!process.env.TEST_DATABASE_URL) await readDemoDump();
};
