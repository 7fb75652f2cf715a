import { formatAmount } from '@livery/contract/money';
import { sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions, type movementKinds } from './ledger.tables.ts';

type Kind = (typeof movementKinds)[number];

/**
 * Total to which movements of each kind are added. `in`: to `moneyIn`. `out`: to `moneyOut`. `sign`: to `moneyIn` if
 * the amount is positive, otherwise to `moneyOut`. A reversal is subtracted from the total of the movement that it
 * reverses. For example, a released withdrawal reduces `moneyOut`. Therefore moneyIn − moneyOut is the change of the
 * balance.
 */
const totalByKind = {
  deposit: 'in',
  refund: 'in',
  debtPayment: 'in',
  win: 'in',
  bonus: 'in',
  rebate: 'in',
  salary: 'in',
  dividend: 'in',
  withdrawal: 'out',
  withdrawalHold: 'out',
  withdrawalRelease: 'out',
  bet: 'out',
  rollback: 'out',
  transfer: 'sign',
} as const satisfies Record<Kind, 'in' | 'out' | 'sign'>;

const listKinds = (total: 'in' | 'out') =>
  sql.join(
    Object.entries(totalByKind)
      .filter(([, each]) => each === total)
      .map(([kind]) => sql`${kind}`),
    sql`, `,
  );

const { amount } = ledgerEntries;
const { kind } = ledgerTransactions;
const isIn = sql`${kind} in (${listKinds('in')}) or (${kind} = 'transfer' and ${amount} > 0)`;
const isOut = sql`${kind} in (${listKinds('out')}) or (${kind} = 'transfer' and ${amount} < 0)`;

/** SQL columns with the number of movements and the sums that entered and left the wallets, in minor units. */
export const movementTotals = {
  count: sql<number>`count(*)::int`,
  moneyIn: sql<string>`coalesce(sum(${amount}) filter (where ${isIn}), 0)`.mapWith(Number),
  moneyOut: sql<string>`coalesce(-sum(${amount}) filter (where ${isOut}), 0)`.mapWith(Number),
};

/** Converts the totals of movements to the API format, with amounts as decimal texts. An absent total becomes 0. */
export const toMovementTotals = ({
  count = 0,
  moneyIn = 0,
  moneyOut = 0,
}: {
  readonly count?: number;
  readonly moneyIn?: number;
  readonly moneyOut?: number;
} = {}) => ({ count, moneyIn: formatAmount(moneyIn), moneyOut: formatAmount(moneyOut) });
