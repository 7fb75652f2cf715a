import type { Minor } from '@livery/contract/money';
import { newGameDays } from '@livery/contract/constants';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../../core/clock/durations.ts';
import type { Game, Snapshot } from './catalogue-snapshot.ts';

/** Figures of games that differ for each brand. */
export interface GameFigures {
  /** Returns true if the game is one of the most played games of its category at the brand. */
  readonly isHot: (game: Game) => boolean;
  /** Returns true in the first days after the brand began to list the game. */
  readonly isNew: (game: Game) => boolean;
  /** Returns the minimum stake in the currency of the brand. */
  readonly getMinBet: (game: Game) => Minor;
}

interface CreateGameFiguresOptions {
  readonly merchant: Pick<Merchant, 'code' | 'currency'>;
  readonly snapshot: Snapshot;
  readonly hot: readonly Game[];
  readonly now: Date;
}

/** Returns the time at which a game that is listed at `listedAt` is no longer new, in epoch milliseconds. */
const toNewEnd = (listedAt: Date): number => listedAt.getTime() + days(newGameDays);

/** Creates the figures of all games at a brand. `hot` contains the hot games of the brand. */
export const createGameFigures = ({
  merchant: { code, currency },
  snapshot: { brandListings },
  hot,
  now,
}: CreateGameFiguresOptions): GameFigures => {
  const hotIds = new Set(hot.map(({ nodeId }) => nodeId));
  return {
    isHot: ({ nodeId }) => hotIds.has(nodeId),
    isNew: ({ nodeId, listedAt }) => {
      const listing = brandListings.get(nodeId)?.get(code);
      const date = listing === undefined ? listedAt : listing;
      return date !== null && now.getTime() < toNewEnd(date);
    },
    getMinBet: ({ minBet, minBets }) => minBets[currency] ?? minBet,
  };
};

/**
 * Returns the next time after `now` at which a game is no longer new, in epoch milliseconds. Returns Infinity if no
 * game is new.
 */
export const findNextNewEnd = ({ games, brandListings }: Snapshot, now: Date): number => {
  let next = Infinity;
  const add = (listedAt: Date | null): void => {
    const end = listedAt ? toNewEnd(listedAt) : 0;
    if (end > now.getTime() && end < next) next = end;
  };
  for (const { listedAt } of games.values()) add(listedAt);
  for (const listings of brandListings.values()) for (const listedAt of listings.values()) add(listedAt);
  return next;
};
