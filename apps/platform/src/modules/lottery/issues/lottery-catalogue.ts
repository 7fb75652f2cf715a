import type { LotteryMode } from '@livery/contract/lottery';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Lottery } from './schedule.ts';
import { games } from '../../catalogue/index.ts';
import { lotteries } from '../lottery.tables.ts';

type Game = typeof games.$inferSelect;

/**
 * Game of the catalogue in which members bet on a lottery. In the mode LOTT, prizes depend on the member's series
 * (payout level). In the modes ELOTT and SEA, all members have the same odds.
 */
export interface LotteryOffer {
  readonly lottery: Lottery;
  readonly game: Game;
  readonly mode: LotteryMode;
}

const modes: readonly string[] = ['LOTT', 'ELOTT', 'SEA'];

/**
 * Loads the lotteries and the games that offer them. Later changes in the database take effect after a restart of the
 * gateway.
 */
export const loadLotteryCatalogue = async (db: Database) => {
  const rows = await db.select().from(lotteries).where(eq(lotteries.isActive, true)).orderBy(asc(lotteries.position));
  const byCode = new Map(rows.map((lottery) => [lottery.code, lottery]));
  const offered = await db
    .select()
    .from(games)
    .where(and(inArray(games.category, ['LOTT', 'ELOTT']), eq(games.isActive, true)))
    .orderBy(asc(games.position));
  const offers = offered.flatMap((game): LotteryOffer[] => {
    const lottery = byCode.get(game.roomId);
    return lottery && game.lottoMode && modes.includes(game.lottoMode)
      ? [{ lottery, game, mode: game.lottoMode as LotteryMode }]
      : [];
  });
  const isAt = ({ game }: LotteryOffer, { categories }: Merchant): boolean => categories.includes(game.category);
  return {
    lotteries: rows,
    find: (code: string): Lottery | undefined => byCode.get(code),
    /** Lists the lottery games of a merchant, in the order of the lotteries. */
    listOffers: (merchant: Merchant, mode?: LotteryMode): LotteryOffer[] =>
      offers
        .filter((offer) => isAt(offer, merchant) && (!mode || offer.mode === mode))
        .sort((one, other) => one.lottery.position - other.lottery.position),
    offer: (merchant: Merchant, code: string, mode: LotteryMode): LotteryOffer | undefined =>
      offers.find((offer) => offer.lottery.code === code && offer.mode === mode && isAt(offer, merchant)),
    findOfferByNode: (nodeId: string): LotteryOffer | undefined => offers.find(({ game }) => game.nodeId === nodeId),
  };
};
export type LotteryCatalogue = Awaited<ReturnType<typeof loadLotteryCatalogue>>;
