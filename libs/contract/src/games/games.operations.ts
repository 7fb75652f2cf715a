import { operation } from '../operation.ts';
import type * as schemas from './games.schemas.ts';

export type { GameTile, Vendor, VendorCategory } from './games.schemas.ts';

export const gameList = operation<typeof schemas.gameList>()({
  name: 'gameList', method: 'GET', path: '/wps/relay/GCSGAME_gameList', access: 'guest', summary: 'Games of a category, by page',
});

export const hotGames = operation<typeof schemas.hotGames>()({
  name: 'hotGames', method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', access: 'guest', summary: 'Games marked hot',
});

export const gameVendors = operation<typeof schemas.gameVendors>()({
  name: 'gameVendors', method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor', access: 'guest', summary: 'Categories with their vendors and counts',
});

export const launchGame = operation<typeof schemas.launchGame>()({
  name: 'launchGame', method: 'GET', path: '/wps/game/launchGame', access: 'member', summary: 'An address that opens a game for this member',
});
