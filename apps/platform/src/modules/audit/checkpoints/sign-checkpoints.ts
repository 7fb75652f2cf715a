import { type CheckpointRecord, firstPreviousHash, toLine } from '@livery/audit-chain/records';
import { signRecord } from '@livery/audit-chain/signatures';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';
import { auditCheckpoints, auditHeads } from '../audit.tables.ts';
import { hasValidHash } from '../entry-records.ts';
import { readEntries, readHead } from '../read-entries.ts';
import type { AuditKeys } from './audit-keys.ts';

type CheckpointRow = typeof auditCheckpoints.$inferSelect;

/**
 * Error for an audit chain whose entries do not continue the chain from its last checkpoint, for example because an
 * entry was changed. No new checkpoint is signed in this case.
 */
export class BrokenChainError extends Error {
  override readonly name = 'BrokenChainError';

  constructor(chain: string, number: number) {
    super(
      `The audit log of "${chain}" is broken at entry ${number}: somebody has changed the database. Export the log, ` +
        'verify it with livery-verify-audit, and compare it with a backup.',
    );
  }
}

/** Converts a row to the record that was signed. */
export const toCheckpointRecord = ({ at, ...row }: CheckpointRow): CheckpointRecord => ({
  kind: 'checkpoint',
  ...row,
  at: at.toISOString(),
});

/** Returns the id of a checkpoint in the store. Numbers are padded with zeros, so that ids sort by number. */
const toStoreId = ({ chain, number }: CheckpointRecord): string =>
  `checkpoint-${chain}-${String(number).padStart(12, '0')}`;

/** Lists checkpoints of a chain, the newest first. */
export const listCheckpoints = async (
  db: Database,
  chain: string,
  { below, limit }: { readonly below?: number | undefined; readonly limit: number },
): Promise<CheckpointRecord[]> => {
  const rows = await db
    .select()
    .from(auditCheckpoints)
    .where(and(eq(auditCheckpoints.chain, chain), below === undefined ? undefined : lt(auditCheckpoints.number, below)))
    .orderBy(desc(auditCheckpoints.number))
    .limit(limit);
  return rows.map(toCheckpointRecord);
};

/**
 * Verifies that the entries after the last checkpoint continue the chain. Otherwise a manipulated log would get a valid
 * signature. Throws a BrokenChainError if they do not.
 */
const assertContinues = async (
  db: Database,
  chain: string,
  last: Pick<CheckpointRecord, 'number' | 'hash'> | undefined,
  head: { readonly number: number; readonly hash: string },
): Promise<void> => {
  let number = last?.number ?? 0;
  let hash = last?.hash ?? firstPreviousHash;
  if (head.number < number) throw new BrokenChainError(chain, head.number + 1);
  for await (const entry of readEntries(db, { chain, from: number + 1, to: head.number })) {
    if (entry.number !== number + 1 || entry.previousHash !== hash || !hasValidHash(entry))
      throw new BrokenChainError(chain, number + 1);
    ({ number, hash } = entry);
  }
  if (number !== head.number || hash !== head.hash) throw new BrokenChainError(chain, number + 1);
};

interface SignCheckpointsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: AuditKeys;
  readonly store: ObjectStore;
}

/** Creates the functions that sign the last entry (the head) of each chain. */
export const createCheckpointSigner = ({ db, clock, keys, store }: SignCheckpointsDeps) => {
  /**
   * Signs the head (the last entry) of a chain if the chain has entries after its last checkpoint. Throws a
   * BrokenChainError if these entries do not follow from the checkpoint.
   */
  const signHead = async (chain: string): Promise<void> => {
    const [last] = await listCheckpoints(db, chain, { limit: 1 });
    const head = await readHead(db, chain);
    await assertContinues(db, chain, last, head);
    if (head.number === (last?.number ?? 0)) return;
    const at = clock.now();
    const unsigned = { kind: 'checkpoint', chain, number: head.number, hash: head.hash, at: at.toISOString() } as const;
    const record = signRecord<CheckpointRecord>(unsigned, keys.getCurrent());
    // The store gets the record before the database. If the process stops between both writes, the next run finds no
    // checkpoint in the database. It then signs again and replaces the file in the store.
    await store.put(toStoreId(record), Buffer.from(toLine(record)));
    const { keyId, signature } = record;
    await db
      .insert(auditCheckpoints)
      .values({ chain, number: head.number, hash: head.hash, at, keyId, signature })
      .onConflictDoNothing();
  };

  return {
    signHead,
    /**
     * Signs the heads of all chains that have new entries. If a chain is broken, first signs the other chains and then
     * throws the error.
     */
    signMovedHeads: async (): Promise<void> => {
      const heads = await db.select({ chain: auditHeads.chain }).from(auditHeads).orderBy(asc(auditHeads.chain));
      const errors: unknown[] = [];
      for (const { chain } of heads) await signHead(chain).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
  };
};
export type CheckpointSigner = ReturnType<typeof createCheckpointSigner>;
