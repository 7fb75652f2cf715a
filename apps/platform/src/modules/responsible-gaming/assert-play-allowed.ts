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

/** Action of a member. It is rejected during a break, or if it exceeds a limit. */
export type PlayAction =
  | { readonly kind: 'launch' }
  /** `amount` is the new deposit plus all pending deposits of the member (ordered but not paid), in minor units. */
  | { readonly kind: 'deposit'; readonly amount: Minor }
  | { readonly kind: 'bet'; readonly amount: Minor };

const limitErrorCodes: Readonly<Record<LimitKind, ErrorCode>> = {
  deposit: ErrorCode.DepositLimit,
  loss: ErrorCode.LossLimit,
  wager: ErrorCode.WagerLimit,
};

/**
 * Limits that are checked for each kind of action. A stake counts as a loss when the bet is placed, because the bet can
 * be lost completely.
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
  // The lock makes concurrent bets and deposits of the member run one after another. Otherwise each of two bets could
  // fit into the remaining amount of a limit, although both together exceed it.
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

/** Throws a GatewayError with the code `play.excluded` and the value `{ until }` if the member has an active break. */
export const assertNotExcluded = async (db: Database, now: Date, memberId: string): Promise<void> => {
  const pause = await findActiveExclusion(db, memberId, now);
  if (pause) throw new GatewayError(ErrorCode.PlayExcluded, { value: { until: pause.endsAt?.toISOString() ?? null } });
};

/**
 * Throws a GatewayError if the member has an active break (`play.excluded` with `{ until }`) or if the action exceeds a
 * limit (`play.limit.*` with `{ period, limit, left }`). A function that moves money must call this function in its own
 * transaction. Withdrawals do not call it, because a member can always withdraw.
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
