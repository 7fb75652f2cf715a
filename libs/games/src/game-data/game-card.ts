import type { GameTile } from '@livery/api/catalogue/games';

/**
 * Data of one tile in a game list. It comes from the gateway's lists of games and recent winners. The app stores it on
 * the device for recent games. A tile can also represent a vendor and then opens the list of the vendor's games.
 */
export type GameCard = Pick<
  GameTile,
  'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'
> &
  Partial<Pick<GameTile, 'nodeType' | 'isHot' | 'isNew'>> & {
    /**
     * Page inside the game to open, e.g. the id of a match in a sportsbook. Absent for the start page of the game.
     */
    readonly at?: string;
  };
