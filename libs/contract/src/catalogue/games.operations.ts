import { operation } from '../operation.ts';
import type * as schemas from './games.schemas.ts';

export type { GameClass, GameTile, Vendor, VendorCategory } from './games.schemas.ts';

export const gameList = operation<typeof schemas.gameList>()({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'guest',
  summary: 'Games of a category, by page',
});

export const gameVendors = operation<typeof schemas.gameVendors>()({
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'guest',
  summary: 'Categories with their vendors and counts',
});

export const vendorGameTypes = operation<typeof schemas.vendorGameTypes>()({
  name: 'vendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'guest',
  summary: 'Classes of games by category',
});

export const favouriteGames = operation<typeof schemas.favouriteGames>()({
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  summary: 'Favourite games, by page',
});

export const favouriteIds = operation<typeof schemas.favouriteIds>()({
  name: 'favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGameIds',
  access: 'member',
  summary: 'Node ids of all favourites',
});

export const addFavourite = operation<typeof schemas.addFavourite>()({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  summary: 'Make a game a favourite',
});

export const removeFavourite = operation<typeof schemas.removeFavourite>()({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  summary: 'Make a game no favourite any more',
});

export const recentGames = operation<typeof schemas.recentGames>()({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  summary: 'Games played lately, by page',
});

export const launchGame = operation<typeof schemas.launchGame>()({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  summary: 'An address that opens a game for this member',
});

export const gameSessionSummary = operation<typeof schemas.gameSessionSummary>()({
  name: 'gameSessionSummary',
  method: 'GET',
  path: '/wps/game/receipt',
  access: 'member',
  summary: 'Time, stakes and returns since a game was opened',
});
