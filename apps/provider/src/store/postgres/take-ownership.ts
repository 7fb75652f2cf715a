import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { applyChanges, type ParseValue, type Tables } from '../store.ts';
import { endSession, isSetupError, connectSession } from './session.ts';
import { beginEpoch, createMissingTables, readValues, tryLock } from './statements.ts';

/** Milliseconds between two attempts of a standby process to become the owner of the store. */
const pollEveryMs = 500;

export interface TakeOwnershipOptions<T extends Tables> {
  readonly url: string;
  /**
   * Name of this process in the list of database connections (`application_name`). No other process may have the same
   * name.
   */
  readonly name: string;
  /** Creates empty tables in memory. The stored values are then loaded into these tables. */
  readonly createTables: () => T;
  readonly parse: ParseValue;
  /** Ends the wait for the ownership when the signal is aborted. */
  readonly signal: AbortSignal;
  /**
   * Called with the reason when this process has to wait: another process owns the store, or the database does not
   * respond. Not called twice in a row with the same reason.
   */
  readonly onWait: (reason: string) => void;
}

export interface Ownership<T extends Tables> {
  readonly client: Client;
  readonly epoch: number;
  readonly tables: T;
}

/** Error for damaged stored data. An operator must correct the data, so the start is not retried automatically. */
class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
}

const loadTables = async <T extends Tables>(client: Client, tables: T, parse: ParseValue): Promise<T> => {
  for (const { table, key, value } of await readValues(client)) {
    try {
      applyChanges(tables, { [table]: { [key]: parse(table, value) } });
    } catch (error) {
      throw new DamagedStoreError(
        `The stored value with the key "${key}" in the table "${table}" cannot be read (${String(error)}). ` +
          'Unpaid wins may depend on it: restore the database from a backup, ' +
          'or correct the row in livery_provider.records if you know its content.',
        { cause: error },
      );
    }
  }
  return tables;
};

/**
 * Waits until the connection has the advisory lock, which makes this process the owner of the store. Then returns
 * true. Returns false if the signal ends the wait.
 */
const waitForLock = async (client: Client, signal: AbortSignal, report: (reason: string) => void): Promise<boolean> => {
  while (!signal.aborted) {
    if (await tryLock(client)) return true;
    report('Another provider owns the store. This one is a standby.');
    await delay(pollEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
};

/**
 * Makes one attempt to become the owner of the store, on a new connection. Waits while another process is the owner.
 * Returns undefined if the signal ends the wait. Throws if the database fails or a stored value is damaged.
 */
const attempt = async <T extends Tables>(
  { url, name, createTables, parse, signal }: TakeOwnershipOptions<T>,
  report: (reason: string) => void,
): Promise<Ownership<T> | undefined> => {
  const client = await connectSession(url, name);
  try {
    if (await waitForLock(client, signal, report)) {
      await createMissingTables(client);
      const epoch = await beginEpoch(client, name);
      return { client, epoch, tables: await loadTables(client, createTables(), parse) };
    }
  } catch (error) {
    endSession(client);
    throw error;
  }
  endSession(client);
  return undefined;
};

/**
 * Becomes the owner of the store and loads the stored values. Waits while another process is the owner, and while the
 * database does not respond. Returns undefined if the signal ends the wait. Throws if a stored value is damaged. Also
 * throws if the database rejects the setup, e.g. the password or a permission of the role (database user).
 */
export const takeOwnership = async <T extends Tables>(
  options: TakeOwnershipOptions<T>,
): Promise<Ownership<T> | undefined> => {
  const { signal, onWait } = options;
  let lastReason = '';
  const report = (reason: string): void => {
    if (reason !== lastReason) onWait(reason);
    lastReason = reason;
  };
  while (!signal.aborted) {
    try {
      return await attempt(options, report);
    } catch (error) {
      if (error instanceof DamagedStoreError || isSetupError(error)) throw error;
      report(`The database of the store does not respond (${String(error)}). The provider waits for it.`);
    }
    await delay(pollEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
};
