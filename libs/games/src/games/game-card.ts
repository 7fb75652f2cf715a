import type { GameTile } from '@livery/api/games';

/** What draws and opens a game: a tile of a list, a win, or one that the device remembers. */
export type GameCard = Pick<GameTile, 'nodeId' | 'gameId' | 'roomId' | 'gameName' | 'vassalage' | 'gameType' | 'supportPlay' | 'iconUrl' | 'colour'> &
  Partial<Pick<GameTile, 'isHot' | 'isNew'>>;
