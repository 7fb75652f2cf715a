import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import {
  betDetail,
  listBets,
  listDeposits,
  listTransactions,
  profitLoss,
  listWithdrawals,
} from '@livery/contract/history';
import type { Flag } from '@livery/merchant/flags';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { MemberContext } from '../../../core/http/calls/request-context.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { ledgerEntries, ledgerTransactions, memberAccount } from '../../ledger/index.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { expireDeposits } from '../deposits/deposits.ts';
import type { WithdrawalWorker } from '../withdrawals/withdrawal-worker.ts';
import { toBetView, readBets } from './bet-record.ts';
import type { MovementPeriods } from './describe-transaction.ts';
import { readMovements } from './transaction-record.ts';
import { readDeposits, readWithdrawals } from './payment-orders.ts';
import { parsePeriod } from '../../../core/record-period.ts';
import { readProfitLoss } from './profit-loss.ts';
import { bets } from '../../betting/index.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface RecordsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly merchants: Merchants;
  readonly processWithdrawals: WithdrawalWorker;
  readonly periods: MovementPeriods;
}

type RangeCall = MemberContext<{ readonly startDate: string; readonly endDate: string }>;

/**
 * Creates two helpers that several routes use. One converts a request to query parameters, and the other creates the
 * check of a feature flag.
 */
const createRouteHelpers = ({ clock, merchants }: RecordsRoutesDeps) => {
  const toRecordsContext = ({
    merchant: { currency, timeZone },
    language,
    session: { memberId },
    request,
  }: RangeCall) => ({
    memberId,
    language,
    currency,
    timeZone,
    period: parsePeriod(request, timeZone, clock.now()),
  });
  const createGateFor = (flag: Flag) => createFeatureGuard(merchants, flag);
  return { toRecordsContext, createGateFor };
};
type RouteHelpers = RecordsRoutesDeps & ReturnType<typeof createRouteHelpers>;

/** Registers the routes that list a member's bets, and return the member's profit and loss. */
const registerBetHistory = (
  route: Route,
  { db, clock, catalogue, toRecordsContext, createGateFor }: RouteHelpers,
): void => {
  const betGate = createGateFor('TRANSBETREPMEM3');
  route(listBets, async (call) => {
    await betGate(call);
    return readBets(db, catalogue, toRecordsContext(call), call.request);
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
      ...toBetView(catalogue, language, bet),
      roundId: bet.roundId,
      currency: merchant.currency,
      movements: movements.map(({ name, amount, at }) => ({
        name,
        amount: formatAmount(amount),
        at: at.toISOString(),
      })),
    };
  });

  const resultGate = createGateFor('PERSREP');
  route(profitLoss, async (call) => {
    await resultGate(call);
    return readProfitLoss(db, { ...toRecordsContext(call), now: clock.now() });
  });
};

/** Registers the routes that list a member's deposits, withdrawals and other movements of money. */
const registerPaymentHistory = (
  route: Route,
  { db, clock, catalogue, processWithdrawals, toRecordsContext, createGateFor, periods }: RouteHelpers,
): void => {
  const moneyGate = createGateFor('TRANSREC3');
  route(listTransactions, async (call) => {
    await moneyGate(call);
    return readMovements(db, catalogue, { ...toRecordsContext(call), periods }, call.request);
  });

  const depositGate = createGateFor('DEPRECM3');
  route(listDeposits, async (call) => {
    await depositGate(call);
    await expireDeposits(db, clock.now(), call.session.memberId);
    return readDeposits(db, toRecordsContext(call), call.request);
  });

  const withdrawalGate = createGateFor('WITHREC3');
  route(listWithdrawals, async (call) => {
    await withdrawalGate(call);
    await processWithdrawals(call.session.memberId);
    return readWithdrawals(db, toRecordsContext(call), call.request);
  });
};

/** Routes of a member's history: bets, payments and transactions. */
export const recordsRoutes = (route: Route, deps: RecordsRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerBetHistory(route, helpers);
  registerPaymentHistory(route, helpers);
};
