import type { GameTile } from '@livery/api/catalogue/games';

/**
 * Data to show and open a game. It comes from a list, from a win or from the device storage. An entry can also be a
 * vendor, because lists contain vendors too.
 */
export type GameCard = Pick<
  GameTile,
  'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'
> &
  Partial<Pick<GameTile, 'nodeType' | 'isHot' | 'isNew'>> & {
    /** Place inside the game to open, e.g. the id of a match in a sportsbook. */
    readonly at?: string;
  };
