import { type EntryRecord, firstPreviousHash } from '@livery/audit-chain/records';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { auditEntries, auditHeads } from './audit.tables.ts';
import { toEntryRecord } from './entry-records.ts';

const batchSize = 1000;

/**
 * Returns the number and the hash of the last entry of a chain. For a chain without entries, the number is 0 and the
 * hash is an empty text.
 */
export const readHead = async (db: Database, chain: string): Promise<{ number: number; hash: string }> => {
  const [head] = await db.select().from(auditHeads).where(eq(auditHeads.chain, chain));
  return head ?? { number: 0, hash: firstPreviousHash };
};

/** Reads entries of a chain in ascending order. `from` and `to` are entry numbers, both inclusive. */
export const readEntries = async function* (
  db: Database,
  { chain, from, to }: { readonly chain: string; readonly from: number; readonly to: number },
): AsyncGenerator<EntryRecord> {
  for (let start = from; start <= to; start += batchSize) {
    const end = Math.min(to, start + batchSize - 1);
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gte(auditEntries.number, start), lte(auditEntries.number, end)))
      .orderBy(asc(auditEntries.number));
    yield* rows.map(toEntryRecord);
  }
};
