import { inArray } from 'drizzle-orm';
import type { PeriodFinder } from '../../payments/index.ts';
import { contractPayouts } from './contracts.tables.ts';

const prefix = 'contract/';

/** Returns the reference of the ledger transaction that pays a contract payout. */
export const toPayoutReference = (id: string): string => `${prefix}${id}`;

/**
 * Finds the period that each salary or dividend payment of the member covers. The keys of the result are the references
 * of the ledger transactions.
 */
export const findPayoutPeriods: PeriodFinder = async (db, _memberId, movements) => {
  const ids = movements.flatMap(({ reference }) =>
    reference.startsWith(prefix) ? [reference.slice(prefix.length)] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contractPayouts.id, from: contractPayouts.from, to: contractPayouts.to })
    .from(contractPayouts)
    .where(inArray(contractPayouts.id, ids));
  return new Map(rows.map(({ id, from, to }) => [toPayoutReference(id), { from, to }]));
};
