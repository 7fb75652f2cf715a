import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type AnyChanges, applyChanges, type Store, type TableChanges, type Tables } from '../store.ts';
import { mergeEntries, takeBatch, toEntries, type WaitingCommit } from './batch.ts';
import { endSession, isDataError, connectSession } from './session.ts';
import { endOtherSessions, readOwnerState, storeBatch, tryLock } from './statements.ts';
import { type Ownership, takeOwnership, type TakeOwnershipOptions } from './take-ownership.ts';

export interface PostgresStoreOptions<T extends Tables> extends Omit<TakeOwnershipOptions<T>, 'name'> {
  /**
   * Called once when another process has become the owner. The values in memory are then out of date, so this process
   * must end.
   */
  readonly onLost: (error: Error) => void;
}

/** Error of a store that another process owns or that is closed. The store then stores no more changes. */
export class StoreLostError extends Error {
  override readonly name = 'StoreLostError';
}

/**
 * Milliseconds between two checks that the connection works and that no other process has become the owner of the
 * store.
 */
const checkEveryMs = 2000;
const firstRetryMs = 100;
const longestRetryMs = 1000;

/**
 * Store in a PostgreSQL database. This process owns the store while its only connection has an advisory lock. After a
 * lost connection, commits wait until a new connection has the lock. If another process has owned the store since then,
 * this process can never own the store again. Batches have numbers. If the response to a batch is lost, the number of
 * the last batch in the database shows whether that batch was stored.
 */
class PostgresStore<T extends Tables> implements Store<T> {
  readonly tables: T;
  readonly #options: PostgresStoreOptions<T>;
  readonly #name: string;
  readonly #epoch: number;
  readonly #checkTimer: NodeJS.Timeout;
  readonly #queue: WaitingCommit[] = [];
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #reconnecting: Promise<Client> | undefined;
  #writing: Promise<void> | undefined;
  /** Number of the last batch whose changes are stored in the database and also visible in `tables`. */
  #appliedBatch = 0;
  /** Number of the last batch that is stored. After a lost response, this number can be higher than `#appliedBatch`. */
  #storedBatch = 0;
  #lost: Error | undefined;
  #isChecking = false;
  /**
   * Last reason for a lost connection that was reported with `onWait`. The same reason is reported again only after a
   * batch has been stored or a check has succeeded.
   */
  #reportedReason = '';

  constructor(options: PostgresStoreOptions<T>, name: string, { client, epoch, tables }: Ownership<T>) {
    this.tables = tables;
    this.#options = options;
    this.#name = name;
    this.#epoch = epoch;
    this.#use(client);
    this.#checkTimer = setInterval(() => void this.#check(), checkEveryMs).unref();
  }

  isAvailable(): boolean {
    return this.#client !== undefined && !this.#lost && !this.#closing.signal.aborted;
  }

  commit(changes: TableChanges<T>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closing.signal.aborted) throw new StoreLostError('The store is closed.');
      if (this.#lost) throw this.#lost;
      this.#queue.push({ changes: changes as AnyChanges, entries: toEntries(changes as AnyChanges), resolve, reject });
      this.#writing ??= this.#writeQueue();
    });
  }

  /**
   * Stores the waiting commits, then ends the connection, so that another process can become the owner. If the
   * database cannot be reached, rejects the waiting commits.
   */
  async close(): Promise<void> {
    clearInterval(this.#checkTimer);
    this.#closing.abort();
    await this.#writing;
    await this.#reconnecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    if (client) await Promise.race([client.end().catch(() => undefined), delay(1000, undefined, { ref: false })]);
  }

  async #writeQueue(): Promise<void> {
    // Waits one microtask, so that commits that are made at the same time are stored in one batch.
    await Promise.resolve();
    while (this.#queue.length > 0) await this.#writeBatch(takeBatch(this.#queue));
    this.#writing = undefined;
  }

  /** Stores a batch. Repeats the attempt until it is certain that the batch is stored or can never be stored. */
  async #writeBatch(commits: readonly WaitingCommit[]): Promise<void> {
    const batch = this.#appliedBatch + 1;
    while (this.#storedBatch < batch) {
      let client: Client | undefined;
      try {
        client = this.#client ?? (await this.#reconnect());
        if (this.#storedBatch < batch) await this.#store(client, batch, commits);
      } catch (error) {
        if (isDataError(error)) return this.#isolateDataError(commits, error);
        if (error instanceof StoreLostError) {
          for (const { reject } of commits) reject(error);
          return;
        }
        if (client) this.#disconnect(client, error);
        // Waits before the retry. Some errors, such as a full disk, last longer, so an immediate retry would fail
        // too.
        await delay(firstRetryMs);
      }
    }
    this.#appliedBatch = batch;
    for (const { changes, resolve } of commits) {
      applyChanges(this.tables, changes);
      resolve();
    }
  }

  async #store(client: Client, batch: number, commits: readonly WaitingCommit[]): Promise<void> {
    if (!(await storeBatch(client, { epoch: this.#epoch, batch }, mergeEntries(commits)))) throw this.#lose();
    this.#storedBatch = batch;
    this.#reportedReason = '';
  }

  /** Stores the commits of a rejected batch one by one, so that only the commit with invalid data fails. */
  async #isolateDataError(commits: readonly WaitingCommit[], error: unknown): Promise<void> {
    if (commits.length === 1) commits[0]?.reject(error);
    else for (const commit of commits) await this.#writeBatch([commit]);
  }

  #use(client: Client): void {
    this.#client = client;
    client.on('end', () => this.#disconnect(client, new Error('The connection has ended.')));
  }

  #disconnect(client: Client, error: unknown): void {
    endSession(client);
    if (client !== this.#client) return;
    this.#client = undefined;
    if (this.#closing.signal.aborted || this.#lost) return;
    const reason = `The connection to the database is lost (${String(error)}). Bets wait for it.`;
    if (reason !== this.#reportedReason) this.#options.onWait(reason);
    this.#reportedReason = reason;
    this.#reconnect().catch(() => undefined);
  }

  #reconnect(): Promise<Client> {
    this.#reconnecting ??= this.#connectAgain().finally(() => (this.#reconnecting = undefined));
    return this.#reconnecting;
  }

  /**
   * Connects again and again until this process has the lock. Throws a StoreLostError if another process has become the
   * owner, or if the store is closed.
   */
  async #connectAgain(): Promise<Client> {
    const { signal } = this.#closing;
    for (let retryMs = firstRetryMs; !signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
      if (this.#lost) throw this.#lost;
      const client = await connectSession(this.#options.url, this.#name).catch(() => undefined);
      if (client && (await this.#ownAgain(client))) {
        this.#use(client);
        return client;
      }
      if (client) endSession(client);
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
    throw new StoreLostError('The store is closed.');
  }

  /**
   * Returns true if the new connection has the lock, and false if another attempt is necessary. Throws a StoreLostError
   * if another process has become the owner.
   */
  async #ownAgain(client: Client): Promise<boolean> {
    try {
      // Ends the old connection of this process, if the server still has it. Otherwise, a running statement of the old
      // connection could still store a batch after `readOwnerState`.
      await endOtherSessions(client, this.#name);
      const isLocked = await tryLock(client);
      const state = await readOwnerState(client);
      const isKnown = state && state.batch >= this.#storedBatch && state.batch <= this.#appliedBatch + 1;
      if (state?.epoch !== this.#epoch || !isKnown) throw this.#lose();
      if (isLocked) this.#storedBatch = state.batch;
      return isLocked;
    } catch (error) {
      if (error instanceof StoreLostError) {
        endSession(client);
        throw error;
      }
      return false;
    }
  }

  /** Detects a lost connection or a new owner while there is nothing to store. */
  async #check(): Promise<void> {
    const client = this.#client;
    if (!client || this.#writing || this.#isChecking) return;
    this.#isChecking = true;
    try {
      if ((await readOwnerState(client))?.epoch !== this.#epoch) this.#lose();
      else this.#reportedReason = '';
    } catch (error) {
      this.#disconnect(client, error);
    } finally {
      this.#isChecking = false;
    }
  }

  #lose(): Error {
    if (this.#lost) return this.#lost;
    const error = new StoreLostError(
      'Another provider owns the store now, or its database was replaced. This provider can store nothing and ends. ' +
        'Start it again to make it a standby.',
    );
    this.#lost = error;
    clearInterval(this.#checkTimer);
    if (this.#client) endSession(this.#client);
    for (const { reject } of this.#queue.splice(0)) reject(error);
    this.#options.onLost(error);
    return error;
  }
}

/**
 * Opens a store in a PostgreSQL database. Waits while another process owns the store. Returns undefined if the signal
 * ends the wait. Throws if a stored value is invalid. Also throws if the database rejects the setup, e.g. the
 * password or a permission of the role (database user).
 */
export const connectPostgresStore = async <T extends Tables>(
  options: PostgresStoreOptions<T>,
): Promise<Store<T> | undefined> => {
  const name = `livery-provider-${randomUUID()}`;
  const ownership = await takeOwnership({ ...options, name });
  return ownership && new PostgresStore(options, name, ownership);
};
