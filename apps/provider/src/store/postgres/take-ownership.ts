import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { applyChanges, type ParseValue, type Tables } from '../store.ts';
import { endSession, isSetupError, connectSession } from './session.ts';
import { beginEpoch, createMissingTables, readValues, tryLock } from './statements.ts';

/** Milliseconds between two attempts of a standby to become the owner. */
const pollEveryMs = 500;

export interface TakeOwnershipOptions<T extends Tables> {
  readonly url: string;
  /** Name of this process in the database. No other process may have the same name. */
  readonly name: string;
  /** Creates the empty tables. */
  readonly createTables: () => T;
  readonly parse: ParseValue;
  /** Ends the wait for the ownership when the signal is aborted. */
  readonly signal: AbortSignal;
  /**
   * Called when the process has to wait for another owner or for the database. Not called twice in a row for the same
   * reason.
   */
  readonly onWait: (reason: string) => void;
}

export interface Ownership<T extends Tables> {
  readonly client: Client;
  readonly epoch: number;
  readonly tables: T;
}

/** Stored data is damaged. An operator must correct the data, so the start is not retried automatically. */
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

/** Waits until the connection has the lock. Returns false if the signal ends the wait. */
const waitForLock = async (client: Client, signal: AbortSignal, report: (reason: string) => void): Promise<boolean> => {
  while (!signal.aborted) {
    if (await tryLock(client)) return true;
    report('Another provider owns the store. This one is a standby.');
    await delay(pollEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
};

/** Makes one attempt to become the owner, on a new connection. Returns undefined if the signal ends the wait. */
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
 * Becomes the owner of the store and loads its values. Waits while another process is the owner, and while the database
 * does not respond. Returns undefined if the signal ends the wait. Throws if the data is damaged or the database rejects
 * the role.
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
