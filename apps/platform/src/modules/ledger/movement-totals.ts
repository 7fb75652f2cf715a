import { formatAmount } from '@livery/contract/money';
import { sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions, type movementKinds } from './ledger.tables.ts';

type Kind = (typeof movementKinds)[number];

/**
 * Total to which each kind of movement belongs. What is given back belongs to the total of what it gives back: a
 * released withdrawal reduces what left the wallet, and a bonus that is given up reduces what came in. So the totals
 * leave out what was given back, and their difference is the change of the balance. A transfer belongs to the total of
 * its sign.
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

/** Columns with the number of movements and the sums of what came into the wallets and left them, in minor units. */
export const movementTotals = {
  count: sql<number>`count(*)::int`,
  moneyIn: sql<string>`coalesce(sum(${amount}) filter (where ${isIn}), 0)`.mapWith(Number),
  moneyOut: sql<string>`coalesce(-sum(${amount}) filter (where ${isOut}), 0)`.mapWith(Number),
};

/** Converts the totals of movements to the API format. */
export const toMovementTotals = ({
  count = 0,
  moneyIn = 0,
  moneyOut = 0,
}: {
  readonly count?: number;
  readonly moneyIn?: number;
  readonly moneyOut?: number;
} = {}) => ({ count, moneyIn: formatAmount(moneyIn), moneyOut: formatAmount(moneyOut) });
