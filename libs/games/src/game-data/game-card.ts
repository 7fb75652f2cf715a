import type { GameTile } from '@livery/api/catalogue/games';

/**
 * Data needed to show and open a game: a tile of a list, a win, or a game stored on the device. It can also be a vendor
 * listed among games.
 */
export type GameCard = Pick<
  GameTile,
  'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'
> &
  Partial<Pick<GameTile, 'nodeType' | 'isHot' | 'isNew'>> & {
    /** Position inside the game, e.g. a match of a sportsbook. */
    readonly at?: string;
  };
