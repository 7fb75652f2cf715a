import { isDeepStrictEqual } from 'node:util';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { days } from '../../../core/clock/durations.ts';
import { type ContentChanges, type ItemProblem, listWritten } from '../../../core/content/content-kind.ts';
import type { Database } from '../../../core/db/database.ts';
import { games } from '../../catalogue/index.ts';
import { lotteries, lotteryBets, lotteryIssues } from '../lottery.tables.ts';
import { type LotteryItem, toDrawSchedule } from './lottery-item.ts';
import { categoryByMode } from './lottery-vendors.ts';

type LotteryRow = typeof lotteries.$inferSelect;

/**
 * Milliseconds after a draw for which its issue number stays reserved. An issue number contains only the day and a
 * counter. Without the reservation, a new schedule could assign a used number of the same day to another draw.
 */
const numbersReservedFor = days(1);

export const loadLotteries = async (db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, LotteryRow>> =>
  new Map(
    (
      await db
        .select()
        .from(lotteries)
        .where(inArray(lotteries.code, [...codes]))
    ).map((row) => [row.code, row]),
  );

/**
 * Returns true if the change of a lottery alters its draws: their times, the end of betting, or the family (the kind
 * of result).
 */
export const hasOtherDraws = (before: LotteryRow, after: LotteryItem): boolean =>
  before.family !== after.family ||
  before.closesBefore !== after.closesBefore ||
  !isDeepStrictEqual(before.schedule, toDrawSchedule(after.schedule));

interface BetsOfLottery {
  /** True if members have bets on the lottery that are not settled yet. */
  readonly hasOpen: boolean;
  /**
   * True if members have bets in issues (draws) of the last 24 hours or of the future. A new schedule must not assign
   * the numbers of these issues again.
   */
  readonly hasRecent: boolean;
  readonly hasAny: boolean;
}

const findBets = async (tx: Database, code: string, now: Date): Promise<BetsOfLottery> => {
  const since = new Date(now.getTime() - numbersReservedFor);
  const [counts] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${lotteryBets.state} = 'open')`.mapWith(Number),
      recent: sql<number>`count(*) filter (where ${gt(lotteryIssues.drawsAt, since)})`.mapWith(Number),
    })
    .from(lotteryBets)
    .innerJoin(
      lotteryIssues,
      and(eq(lotteryIssues.code, lotteryBets.code), eq(lotteryIssues.numero, lotteryBets.numero)),
    )
    .where(eq(lotteryBets.code, code));
  return {
    hasOpen: (counts?.open ?? 0) > 0,
    hasRecent: (counts?.recent ?? 0) > 0,
    hasAny: (counts?.all ?? 0) > 0,
  };
};

const findDrawConflicts = (before: LotteryRow, after: LotteryItem, bets: BetsOfLottery): ItemProblem[] => {
  const toProblem = (path: string, reason: string): ItemProblem => ({ key: after.code, path, reason });
  if (before.family !== after.family && bets.hasAny)
    return [toProblem('family', 'cannot change, because members have bets in this lottery. Use another code')];
  const path = before.closesBefore === after.closesBefore ? 'schedule' : 'closesBefore';
  if (bets.hasOpen)
    return [toProblem(path, 'cannot change while members have open bets in this lottery. Use another code')];
  return bets.hasRecent
    ? [
        toProblem(
          path,
          'cannot change, because members have bets in draws of the last 24 hours, and the numbers of these draws ' +
            'would repeat. Use another code, or change it a day after the last bet',
        ),
      ]
    : [];
};

/**
 * Finds games in the imported file whose id already belongs to another game of the catalogue. The import would
 * overwrite that game.
 */
const findIdConflicts = async (tx: Database, items: readonly LotteryItem[]): Promise<ItemProblem[]> => {
  const wanted = items.flatMap(({ code, games: offered }) => offered.map(({ id, mode }) => ({ code, id, mode })));
  const rows = await tx
    .select()
    .from(games)
    .where(
      inArray(
        games.nodeId,
        wanted.map(({ id }) => id),
      ),
    );
  return wanted.flatMap(({ code, id, mode }) => {
    const row = rows.find(({ nodeId }) => nodeId === id);
    const isSame =
      row === undefined || (row.roomId === code && row.lottoMode === mode && row.category === categoryByMode[mode]);
    return isSame ? [] : [{ key: code, path: `games (${mode}).id`, reason: `another game has the id ${id}` }];
  });
};

/**
 * Finds changes of lotteries that would damage existing bets of members, and game ids that other games already use.
 * Locks the issues (draws) that are not settled.
 */
export const findLotteryConflicts = async (
  tx: Database,
  _brand: Merchant,
  changes: ContentChanges<LotteryItem>,
  now: Date,
): Promise<ItemProblem[]> => {
  const items = listWritten(changes).map(({ item }) => item);
  const codes = items.map(({ code }) => code);
  // This query locks the issues. A transaction that places a bet also locks its issue, so no bet can be placed in these
  // issues until this transaction ends.
  await tx
    .select({ numero: lotteryIssues.numero })
    .from(lotteryIssues)
    .where(and(inArray(lotteryIssues.code, codes), inArray(lotteryIssues.state, ['open', 'closed', 'drawn'])))
    .for('update');
  const problems = await findIdConflicts(tx, items);
  const stored = await loadLotteries(tx, codes);
  for (const item of items) {
    const before = stored.get(item.code);
    if (before && hasOtherDraws(before, item))
      problems.push(...findDrawConflicts(before, item, await findBets(tx, item.code, now)));
  }
  return problems;
};

/**
 * Deletes issues (draws) of a lottery that have no bets. Call this function before the schedule changes from `before`
 * to `after`. Issues of the last 24 hours and of the future are deleted, because the new schedule can assign their
 * numbers again. If the lottery family changes, the kind of result also changes, so all issues without bets are
 * deleted.
 */
export const deleteUnsoldIssues = async (
  tx: Database,
  before: LotteryRow,
  after: LotteryItem,
  now: Date,
): Promise<void> => {
  const { code } = before;
  const bet = tx
    .select({ one: sql`1` })
    .from(lotteryBets)
    .where(and(eq(lotteryBets.code, lotteryIssues.code), eq(lotteryBets.numero, lotteryIssues.numero)));
  const since = new Date(now.getTime() - numbersReservedFor);
  const isMeant = or(gt(lotteryIssues.drawsAt, since), before.family === after.family ? sql`false` : sql`true`);
  await tx.delete(lotteryIssues).where(and(eq(lotteryIssues.code, code), isMeant, notExists(bet)));
};
