import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { placeLotteryBets } from '@livery/contract/lottery';
import { findMethod, readLine, writeSelection } from '@livery/contract/lottery/rules';
import { mostBets } from '@livery/contract/lottery/schemas';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';
import type { ParsedOf } from '@livery/contract/operation';
import type { Database } from '../db/database.ts';
import { lotteryBets, lotteryChases, lotteryIssues } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { readBalance } from '../ledger/accounts.ts';
import { awaitSeriesRebates } from '../line-rebates/bet-rebates.ts';
import { placeBet } from '../seamless/bets.ts';
import { boardPrices, formatPrice } from './board-prices.ts';
import { type IssueTimes, issuesFrom } from './draw-times.ts';
import { ensureIssues, issueIs } from './issues.ts';
import type { Offer } from './lottery-book.ts';
import { stakesOf } from './stakes.ts';

type Slip = ParsedOf<typeof placeLotteryBets>;
type NewBet = typeof lotteryBets.$inferInsert;

export interface Better {
  readonly memberId: string;
  readonly merchant: string;
  readonly currency: string;
  readonly series: number;
}

/** Issues further ahead than this cannot be chased. */
const furthest = 120;

const invalid = (message: string): GatewayError => new GatewayError(ErrorCode.BadRequest, { message });

const issuesOf = ({ lottery }: Offer, { numeros }: Slip, now: Date): IssueTimes[] => {
  const ahead = new Map(issuesFrom(lottery, now, furthest).map((issue) => [issue.numero, issue]));
  const wanted = [...new Set(numeros.map(({ numero }) => numero))];
  if (wanted.length !== numeros.length) throw invalid('numeros: an issue stands there twice');
  return wanted.map((numero) => {
    const issue = ahead.get(numero);
    if (!issue) throw new GatewayError(ErrorCode.LotteryClosed, { value: { numero } });
    return issue;
  });
};

/** The bet that a line of the slip is, for one issue. */
const betOf = (
  offer: Offer,
  better: Better,
  line: Slip['lines'][number],
  multiple: number,
): Pick<NewBet, 'method' | 'selection' | 'units' | 'unit' | 'multiple' | 'stake' | 'prices' | 'series'> => {
  const method = findMethod(offer.lottery.family, line.method);
  const read = method && readLine(method, line.selection);
  if (!method || !read) throw invalid(`${line.method}: "${line.selection.slice(0, 40)}" is no selection of it`);
  const { units: allowed, mostStake, mostPrize } = stakesOf(better.currency);
  const unit = parseAmount(line.unit);
  if (!allowed.includes(unit)) throw invalid(`unit: one of ${allowed.map(formatAmount).join(', ')} is wanted`);
  const prices = boardPrices(method, offer.mode, better.series);
  if (Number(formatPrice(prices[0] ?? 0)) < Number(line.price))
    throw new GatewayError(ErrorCode.LotteryPriceChanged, {
      value: { method: method.code, price: formatPrice(prices[0] ?? 0) },
    });
  const stake = read.units * unit * multiple;
  const prize = (Math.max(...prices) / 1000) * unit * multiple;
  if (stake > mostStake || prize > mostPrize)
    throw new GatewayError(ErrorCode.LotteryStakeLimit, {
      value: { mostStake: formatAmount(mostStake), mostPrize: formatAmount(mostPrize) },
    });
  return {
    method: method.code,
    selection: writeSelection(read.picks),
    units: read.units,
    unit,
    multiple,
    stake,
    prices,
    series: offer.mode === 'LOTT' ? better.series : null,
  };
};

/** Holds the issues open until the transaction ends: a close waits for it. */
const holdOpen = async (tx: Database, code: string, issues: readonly IssueTimes[], now: () => Date): Promise<void> => {
  for (const { numero } of issues) {
    const [issue] = await tx
      .select({ state: lotteryIssues.state, closesAt: lotteryIssues.closesAt })
      .from(lotteryIssues)
      .where(issueIs(code, numero))
      .for('share');
    if (issue?.state !== 'open' || issue.closesAt <= now())
      throw new GatewayError(ErrorCode.LotteryClosed, { value: { numero } });
  }
};

export interface Placing {
  readonly tx: Database;
  readonly offer: Offer;
  readonly better: Better;
  readonly slip: Slip;
  readonly now: () => Date;
}

/** What a slip costs, before anything is done. Throws a GatewayError for a slip that is none. */
export const costOf = ({ offer, better, slip }: Omit<Placing, 'tx' | 'now'>): Minor =>
  slip.numeros.reduce(
    (sum, numero) =>
      sum +
      slip.lines.reduce((stake, line) => stake + betOf(offer, better, line, line.multiple * numero.multiple).stake, 0),
    0,
  );

/** Takes the stakes of all lines in all issues, or nothing. To be called inside a transaction. */
export const placeSlip = async ({
  tx,
  offer,
  better,
  slip,
  now,
}: Placing): Promise<{ orderId: string; chaseId: string | null; betCount: number; staked: Minor; balance: Minor }> => {
  const { code } = offer.lottery;
  if (slip.lines.length * slip.numeros.length > mostBets) throw invalid(`At most ${mostBets} bets are placed at once`);
  const at = now();
  const issues = issuesOf(offer, slip, at);
  await ensureIssues(
    tx,
    issues.map((times) => ({ code, times })),
  );
  // Issues before the member's account, as everything that holds both does: two of them never wait for each other.
  await holdOpen(tx, code, issues, now);
  const { memberId, merchant } = better;
  const isChase = issues.length > 1 || slip.stopsOnWin;
  const orderId = randomUUID();
  const chaseId = isChase ? randomUUID() : null;
  if (chaseId)
    await tx
      .insert(lotteryChases)
      .values({ id: chaseId, merchant, memberId, code, stopsOnWin: slip.stopsOnWin, state: 'running', placedAt: at });
  const made: NewBet[] = slip.numeros.flatMap(({ numero, multiple }) =>
    slip.lines.map((line) => ({
      ...betOf(offer, better, line, line.multiple * multiple),
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
  for (const { id, vendor, nodeId, numero, stake } of made)
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
  await tx.insert(lotteryBets).values(made);
  await awaitSeriesRebates(
    tx,
    made.flatMap((bet) => (typeof bet.series === 'number' ? [{ ...bet, series: bet.series }] : [])),
    at,
  );
  return { orderId, chaseId, betCount: made.length, staked: made.reduce((sum, { stake }) => sum + stake, 0), balance };
};
