import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { type limitKinds, playLimits } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { readBalance } from '../ledger/accounts.ts';
import { currentBreak } from './current-break.ts';
import { periodStart } from './periods.ts';
import { usedSince } from './spending.ts';

type LimitKind = (typeof limitKinds)[number];

/** What a member is about to do. */
export type Doing =
  | { readonly kind: 'launch' }
  /** `amount` with whatever the member has already ordered and not yet paid in. */
  | { readonly kind: 'deposit'; readonly amount: Minor }
  | { readonly kind: 'bet'; readonly amount: Minor };

const refusal: Readonly<Record<LimitKind, ErrorCode>> = {
  deposit: ErrorCode.DepositLimit,
  loss: ErrorCode.LossLimit,
  wager: ErrorCode.WagerLimit,
};

/** Which limits something can break. A bet may be lost whole, so it counts as lost before it is settled. */
const concerned = { launch: [], deposit: ['deposit'], bet: ['loss', 'wager'] } as const satisfies Record<
  Doing['kind'],
  readonly LimitKind[]
>;

const refuseOverLimit = async (
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
  // Whoever moves this member's money now waits, so that two bets at once cannot both fit under what is left.
  await readBalance(db, memberId, 'lock');
  for (const { kind, period, amount: most } of limits) {
    const used = await usedSince(db, memberId, kind, periodStart(period, now));
    const left = Math.max(0, most! - used);
    if (amount > left)
      throw new GatewayError(refusal[kind], {
        value: { period, limit: formatAmount(most!), left: formatAmount(left) },
      });
  }
};

/** Throws a GatewayError, `play.excluded` with `{ until }`, while the member is in a break. */
export const refuseInBreak = async (db: Database, now: Date, memberId: string): Promise<void> => {
  const pause = await currentBreak(db, memberId, now);
  if (pause) throw new GatewayError(ErrorCode.PlayExcluded, { value: { until: pause.endsAt?.toISOString() ?? null } });
};

/**
 * Throws a GatewayError where a break or a limit that the member set forbids this: `play.excluded` with `{ until }`,
 * or `play.limit.*` with `{ period, limit, left }`. What moves money calls it inside its transaction, with that
 * transaction as `db`. A withdrawal never calls it: money can always be taken out.
 */
export const refuseIfLimited = async (db: Database, clock: Clock, memberId: string, doing: Doing): Promise<void> => {
  const now = clock.now();
  await refuseInBreak(db, now, memberId);
  await refuseOverLimit(db, now, memberId, concerned[doing.kind], 'amount' in doing ? doing.amount : 0);
};
