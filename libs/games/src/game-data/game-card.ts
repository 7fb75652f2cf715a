import type { GameTile } from '@livery/api/catalogue/games';

/**
 * Data of one tile in a game list. The data come from the gateway's lists of games and of recent winners. The app also
 * stores such data on the device, for the list of recently shown games. A tile can be a vendor instead of a game. It
 * then opens the list of the vendor's games.
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
