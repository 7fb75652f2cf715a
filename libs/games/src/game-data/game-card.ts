import type { GameTile } from '@livery/api/catalogue/games';

/** What draws and opens a game: a tile of a list, a win, or one that the device remembers. A vendor that stands among games is one too. */
export type GameCard = Pick<
  GameTile,
  'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'
> &
  Partial<Pick<GameTile, 'nodeType' | 'isHot' | 'isNew'>> & {
    /** Where in the game it opens, e.g. a match of a book. */
    readonly at?: string;
  };
