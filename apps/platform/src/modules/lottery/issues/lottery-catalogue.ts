import type { LotteryMode } from '@livery/contract/lottery';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Lottery } from './schedule.ts';
import { games, isGameOfBrand, loadBrandPositions } from '../../catalogue/index.ts';
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

/** Loads the lotteries, the games in which members bet on them, and the brands of these games. */
const loadOffers = async (db: Database) => {
  const rows = await db.select().from(lotteries).orderBy(asc(lotteries.position), asc(lotteries.code));
  const byCode = new Map(rows.map((lottery) => [lottery.code, lottery]));
  const gameRows = await db
    .select()
    .from(games)
    .where(inArray(games.category, ['LOTT', 'ELOTT']))
    .orderBy(asc(games.position), asc(games.nodeId));
  const all = gameRows.flatMap((game): LotteryOffer[] => {
    const lottery = byCode.get(game.roomId);
    return lottery && game.lottoMode && modes.includes(game.lottoMode)
      ? [{ lottery, game, mode: game.lottoMode as LotteryMode }]
      : [];
  });
  const active = rows.filter(({ isActive }) => isActive);
  return {
    lotteries: active,
    byCode: new Map(active.map((lottery) => [lottery.code, lottery])),
    offers: all.filter(({ lottery, game }) => lottery.isActive && game.isActive),
    /**
     * Lottery games with their lotteries, by game id. Games that are no longer offered are included, because members
     * can still have bets in them.
     */
    byNode: new Map(all.map((offer) => [offer.game.nodeId, offer])),
    brands: await loadBrandPositions(db),
  };
};

/** Loads the lotteries and their games. The method `reload` loads both again. */
export const loadLotteryCatalogue = async (db: Database) => {
  let current = await loadOffers(db);
  const isAt = ({ game }: LotteryOffer, merchant: Merchant): boolean =>
    merchant.categories.includes(game.category) && isGameOfBrand(current.brands, game.nodeId, merchant);
  const getPosition = ({ lottery, game }: LotteryOffer, { code }: Merchant): number =>
    current.brands.get(game.nodeId)?.get(code) ?? lottery.position;
  return {
    get lotteries(): readonly Lottery[] {
      return current.lotteries;
    },
    reload: async (): Promise<void> => void (current = await loadOffers(db)),
    find: (code: string): Lottery | undefined => current.byCode.get(code),
    /**
     * Lists the lottery games that a merchant offers, in the merchant's own order. A game without a position in this
     * order is sorted by the position of its lottery. Without `mode`, the games of all prize modes are listed.
     */
    listOffers: (merchant: Merchant, mode?: LotteryMode): LotteryOffer[] =>
      current.offers
        .filter((offer) => isAt(offer, merchant) && (!mode || offer.mode === mode))
        .sort((one, other) => getPosition(one, merchant) - getPosition(other, merchant)),
    offer: (merchant: Merchant, code: string, mode: LotteryMode): LotteryOffer | undefined =>
      current.offers.find((offer) => offer.lottery.code === code && offer.mode === mode && isAt(offer, merchant)),
    /** Finds the lottery game of a bet, even if the game is no longer offered. */
    findOfferByNode: (nodeId: string): LotteryOffer | undefined => current.byNode.get(nodeId),
  };
};
export type LotteryCatalogue = Awaited<ReturnType<typeof loadLotteryCatalogue>>;
