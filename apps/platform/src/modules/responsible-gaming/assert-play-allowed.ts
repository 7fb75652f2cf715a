import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { readBalance } from '../ledger/index.ts';
import { findActiveExclusion } from './active-exclusion.ts';
import { getPeriodStart } from './limit-periods.ts';
import { sumUsage } from './usage.ts';
import { type limitKinds, playLimits } from './responsible-gaming.tables.ts';

type LimitKind = (typeof limitKinds)[number];

/** Action of a member that a break or limit can forbid. */
export type PlayAction =
  | { readonly kind: 'launch' }
  /** `amount` is the new deposit together with the deposits that the member has ordered but not yet paid. */
  | { readonly kind: 'deposit'; readonly amount: Minor }
  | { readonly kind: 'bet'; readonly amount: Minor };

const limitErrorCodes: Readonly<Record<LimitKind, ErrorCode>> = {
  deposit: ErrorCode.DepositLimit,
  loss: ErrorCode.LossLimit,
  wager: ErrorCode.WagerLimit,
};

/**
 * Limits that an action can exceed. A bet can be lost completely, so its stake counts as a loss before it is settled.
 */
const affectedLimits = { launch: [], deposit: ['deposit'], bet: ['loss', 'wager'] } as const satisfies Record<
  PlayAction['kind'],
  readonly LimitKind[]
>;

const assertBelowLimits = async (
  db: Database,
  now: Date,
  memberId: string,
  kinds: readonly LimitKind[],
  amount: Minor,
): Promise<void> => {
  const set = await db
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.memberId, memberId), isNotNull(playLimits.amount)));
  const limits = set.filter(({ kind }) => kinds.includes(kind));
  if (limits.length === 0) return;
  // This lock makes other movements of the member wait, so that two concurrent bets cannot both use the same remaining
  // amount.
  await readBalance(db, memberId, 'lock');
  for (const { kind, period, amount: maxAmount } of limits) {
    const used = await sumUsage(db, memberId, kind, getPeriodStart(period, now));
    const left = Math.max(0, maxAmount! - used);
    if (amount > left)
      throw new GatewayError(limitErrorCodes[kind], {
        value: { period, limit: formatAmount(maxAmount!), left: formatAmount(left) },
      });
  }
};

/** Throws a GatewayError during a break of the member: `play.excluded` with `{ until }`. */
export const assertNotExcluded = async (db: Database, now: Date, memberId: string): Promise<void> => {
  const pause = await findActiveExclusion(db, memberId, now);
  if (pause) throw new GatewayError(ErrorCode.PlayExcluded, { value: { until: pause.endsAt?.toISOString() ?? null } });
};

/**
 * Throws a GatewayError if a break or a limit of the member forbids the action: `play.excluded` with `{ until }`, or
 * `play.limit.*` with `{ period, limit, left }`. Code that moves money calls it inside its transaction, with that
 * transaction as `db`. Withdrawals never call it: a member can always withdraw.
 */
export const assertWithinLimits = async (
  db: Database,
  clock: Clock,
  memberId: string,
  action: PlayAction,
): Promise<void> => {
  const now = clock.now();
  await assertNotExcluded(db, now, memberId);
  await assertBelowLimits(db, now, memberId, affectedLimits[action.kind], 'amount' in action ? action.amount : 0);
};
