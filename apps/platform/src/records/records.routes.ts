import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import {
  betDetail,
  betRecord,
  depositRecord,
  moneyRecord,
  profitLoss,
  withdrawalRecord,
} from '@livery/contract/records';
import type { Flag } from '@livery/merchant/flags';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { bets, ledgerEntries, ledgerTransactions } from '../db/schema/tables.ts';
import type { MemberCall } from '../http/call.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { memberAccount } from '../ledger/accounts.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { expireOverdue } from '../payments/deposits.ts';
import type { WorkOff } from '../withdrawals/work-off.ts';
import { betView, readBets } from './bet-record.ts';
import { readMovements } from './money-record.ts';
import { readDeposits, readWithdrawals } from './orders.ts';
import { periodOf } from './period.ts';
import { readProfitLoss } from './profit-loss.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly workOff: WorkOff;
}

type RangeCall = MemberCall<{ readonly startDate: string; readonly endDate: string }>;

/** What a member reads about its own money and play. */
export const recordsRoutes = (route: Route, { db, clock, catalogue, merchants, workOff }: Needs): void => {
  const readingOf = ({ merchant: { currency, timeZone }, language, session: { memberId }, request }: RangeCall) => ({
    memberId,
    language,
    currency,
    timeZone,
    period: periodOf(request, timeZone, clock.now()),
  });
  const gateOf = (flag: Flag) => createGate(merchants, flag);

  const betGate = gateOf('TRANSBETREPMEM3');
  route(betRecord, async (call) => {
    await betGate(call);
    return readBets(db, catalogue, readingOf(call), call.request);
  });

  route(betDetail, async (call) => {
    await betGate(call);
    const {
      merchant,
      language,
      session: { memberId },
      request: { vendor, id },
    } = call;
    const [bet] = await db
      .select()
      .from(bets)
      .where(and(eq(bets.vendor, vendor), eq(bets.id, id), eq(bets.memberId, memberId)));
    if (!bet) throw new GatewayError(ErrorCode.NotFound);
    const movements = await db
      .select({ name: ledgerTransactions.kind, amount: ledgerEntries.amount, at: ledgerTransactions.at })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(
        and(
          eq(ledgerEntries.accountId, memberAccount(memberId)),
          eq(ledgerTransactions.reference, id),
          inArray(ledgerTransactions.kind, ['bet', 'win', 'rollback']),
        ),
      )
      .orderBy(asc(ledgerEntries.id));
    return {
      ...betView(catalogue, language, bet),
      roundId: bet.roundId,
      currency: merchant.currency,
      movements: movements.map(({ name, amount, at }) => ({
        name,
        amount: formatAmount(amount),
        at: at.toISOString(),
      })),
    };
  });

  const moneyGate = gateOf('TRANSREC3');
  route(moneyRecord, async (call) => {
    await moneyGate(call);
    return readMovements(db, catalogue, readingOf(call), call.request);
  });

  const depositGate = gateOf('DEPRECM3');
  route(depositRecord, async (call) => {
    await depositGate(call);
    await expireOverdue(db, clock.now(), call.session.memberId);
    return readDeposits(db, readingOf(call), call.request);
  });

  const withdrawalGate = gateOf('WITHREC3');
  route(withdrawalRecord, async (call) => {
    await withdrawalGate(call);
    await workOff(call.session.memberId);
    return readWithdrawals(db, readingOf(call), call.request);
  });

  const resultGate = gateOf('PERSREP');
  route(profitLoss, async (call) => {
    await resultGate(call);
    return readProfitLoss(db, { ...readingOf(call), now: clock.now() });
  });
};
