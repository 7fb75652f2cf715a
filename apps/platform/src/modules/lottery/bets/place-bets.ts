import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { placeLotteryBets } from '@livery/contract/lottery';
import type { BeaconChain } from '@livery/lottery-rules/beacon';
import { findMethod, readLine } from '@livery/lottery-rules/methods';
import { writeSelection } from '@livery/lottery-rules/selection';
import { maxBets } from '@livery/contract/lottery/bet-limits';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';
import type { ParsedRequest } from '@livery/contract/operation';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/index.ts';
import { accruePendingCommissions } from '../../commissions/index.ts';
import { placeBet } from '../../betting/index.ts';
import { computeBoardPrices, formatPrice } from './board-prices.ts';
import { type IssueTimes, listIssuesFrom } from '../issues/schedule.ts';
import { ensureIssues, matchesIssue } from '../issues/issues.ts';
import type { LotteryOffer } from '../issues/lottery-catalogue.ts';
import { getStakeLimits } from './stakes.ts';
import { lotteryBets, lotteryChases, lotteryIssues } from '../lottery.tables.ts';

export type Slip = ParsedRequest<typeof placeLotteryBets>;
type NewBet = typeof lotteryBets.$inferInsert;

export interface Bettor {
  readonly memberId: string;
  readonly merchant: string;
  readonly currency: string;
  readonly series: number;
}

/** Number of upcoming issues (numbered draws) of a lottery for which a member can place bets. */
const maxIssuesAhead = 120;

const invalid = (message: string): GatewayError => new GatewayError(ErrorCode.BadRequest, { message });

const resolveIssues = ({ lottery }: LotteryOffer, { numeros }: Slip, now: Date): IssueTimes[] => {
  const upcoming = new Map(listIssuesFrom(lottery, now, maxIssuesAhead).map((issue) => [issue.numero, issue]));
  const uniqueNumeros = [...new Set(numeros.map(({ numero }) => numero))];
  if (uniqueNumeros.length !== numeros.length) throw invalid('numeros: an issue appears twice');
  return uniqueNumeros.map((numero) => {
    const issue = upcoming.get(numero);
    if (!issue) throw new GatewayError(ErrorCode.LotteryClosed, { value: { numero } });
    return issue;
  });
};

/**
 * Validates one line of a bet slip and builds the bet of this line. The same bet is placed in each issue (numbered
 * draw) that the slip selects.
 */
const buildBet = (
  offer: LotteryOffer,
  bettor: Bettor,
  line: Slip['lines'][number],
  multiple: number,
): Pick<NewBet, 'method' | 'selection' | 'units' | 'unit' | 'multiple' | 'stake' | 'prices' | 'series'> => {
  const method = findMethod(offer.lottery.family, line.method);
  const parsed = method && readLine(method, line.selection);
  if (!method || !parsed) throw invalid(`${line.method}: "${line.selection.slice(0, 40)}" is not a valid selection`);
  const { units: allowed, maxStake, maxPrize } = getStakeLimits(bettor.currency);
  const unit = parseAmount(line.unit);
  if (!allowed.includes(unit)) throw invalid(`unit: must be one of ${allowed.map(formatAmount).join(', ')}`);
  const prices = computeBoardPrices(method, offer.mode, bettor.series);
  if (Number(formatPrice(prices[0] ?? 0)) < Number(line.price))
    throw new GatewayError(ErrorCode.LotteryPriceChanged, {
      value: { method: method.code, price: formatPrice(prices[0] ?? 0) },
    });
  const stake = parsed.units * unit * multiple;
  const prize = (Math.max(...prices) / 1000) * unit * multiple;
  if (stake > maxStake || prize > maxPrize)
    throw new GatewayError(ErrorCode.LotteryStakeLimit, {
      value: { mostStake: formatAmount(maxStake), mostPrize: formatAmount(maxPrize) },
    });
  return {
    method: method.code,
    selection: writeSelection(parsed.picks),
    units: parsed.units,
    unit,
    multiple,
    stake,
    prices,
    series: offer.mode === 'LOTT' ? bettor.series : null,
  };
};

/**
 * Locks issues (numbered draws), so that they cannot close before the transaction ends. Throws a GatewayError if one of
 * the issues is already closed.
 */
const lockOpenIssues = async (
  tx: Database,
  code: string,
  issues: readonly IssueTimes[],
  now: () => Date,
): Promise<void> => {
  for (const { numero } of issues) {
    const [issue] = await tx
      .select({ state: lotteryIssues.state, closesAt: lotteryIssues.closesAt })
      .from(lotteryIssues)
      .where(matchesIssue(code, numero))
      .for('share');
    if (issue?.state !== 'open' || issue.closesAt <= now())
      throw new GatewayError(ErrorCode.LotteryClosed, { value: { numero } });
  }
};

export interface PlaceBetsParams {
  readonly tx: Database;
  readonly offer: LotteryOffer;
  readonly bettor: Bettor;
  readonly slip: Slip;
  readonly beaconChain: BeaconChain;
  readonly now: () => Date;
}

/** Computes the total stake of a bet slip without placing the bets. Throws a GatewayError for an invalid slip. */
export const computeStake = ({ offer, bettor, slip }: Pick<PlaceBetsParams, 'offer' | 'bettor' | 'slip'>): Minor =>
  slip.numeros.reduce(
    (sum, numero) =>
      sum +
      slip.lines.reduce(
        (stake, line) => stake + buildBet(offer, bettor, line, line.multiple * numero.multiple).stake,
        0,
      ),
    0,
  );

/**
 * Places the bets of a slip in all its issues (numbered draws) and debits the stakes. If one bet cannot be placed, none
 * is placed. Call this function inside a transaction.
 */
export const placeBets = async ({
  tx,
  offer,
  bettor,
  slip,
  beaconChain,
  now,
}: PlaceBetsParams): Promise<{
  orderId: string;
  chaseId: string | null;
  betCount: number;
  staked: Minor;
  balance: Minor;
}> => {
  const { code } = offer.lottery;
  if (slip.lines.length * slip.numeros.length > maxBets) throw invalid(`At most ${maxBets} bets are placed at once`);
  const at = now();
  const issues = resolveIssues(offer, slip, at);
  await ensureIssues(
    tx,
    beaconChain,
    issues.map((times) => ({ code, times })),
  );
  // All transactions lock the issues before the member's wallet. Otherwise two transactions could wait for each other
  // (deadlock).
  await lockOpenIssues(tx, code, issues, now);
  const { memberId, merchant } = bettor;
  const isChase = issues.length > 1 || slip.stopsOnWin;
  const orderId = randomUUID();
  const chaseId = isChase ? randomUUID() : null;
  if (chaseId)
    await tx
      .insert(lotteryChases)
      .values({ id: chaseId, merchant, memberId, code, stopsOnWin: slip.stopsOnWin, state: 'running', placedAt: at });
  const newBets: NewBet[] = slip.numeros.flatMap(({ numero, multiple }) =>
    slip.lines.map((line) => ({
      ...buildBet(offer, bettor, line, line.multiple * multiple),
      id: randomUUID(),
      orderId,
      chaseId,
      merchant,
      memberId,
      code,
      numero,
      vendor: offer.game.vendor,
      nodeId: offer.game.nodeId,
      prizeMode: offer.mode,
      state: 'open',
      payout: 0,
      placedAt: at,
    })),
  );
  let { balance } = await readBalance(tx, memberId, 'lock');
  for (const { id, vendor, nodeId, numero, stake } of newBets)
    balance = await placeBet(tx, {
      vendor,
      id,
      merchant,
      memberId,
      nodeId,
      roundId: `${code}/${numero}`,
      stake,
      placedAt: at,
    });
  await tx.insert(lotteryBets).values(newBets);
  await accruePendingCommissions(
    tx,
    newBets.flatMap((bet) => (typeof bet.series === 'number' ? [{ ...bet, series: bet.series }] : [])),
    at,
  );
  return {
    orderId,
    chaseId,
    betCount: newBets.length,
    staked: newBets.reduce((sum, { stake }) => sum + stake, 0),
    balance,
  };
};
