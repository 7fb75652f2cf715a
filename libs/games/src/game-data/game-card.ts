import type { GameTile } from '@livery/api/catalogue/games';

/**
 * Data of one tile of a game list. The gateway sends it with a list of games or of recent winners, and the app stores it
 * on the device for recent games. A tile can also stand for a vendor: it then opens the list of the vendor's games.
 */
export type GameCard = Pick<
  GameTile,
  'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'
> &
  Partial<Pick<GameTile, 'nodeType' | 'isHot' | 'isNew'>> & {
    /** Place inside the game to open, e.g. the id of a match in a sportsbook. */
    readonly at?: string;
  };
