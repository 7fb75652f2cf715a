import { operation } from '../operation.ts';
import type * as schemas from './games.schemas.ts';

export type { GameClass, GameTile, MinBetChoice, Vendor, VendorCategory } from './games.schemas.ts';

export const gameList = operation<typeof schemas.gameList>()({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'guest',
  summary: 'List the games of a category by page',
});

export const gameVendors = operation<typeof schemas.gameVendors>()({
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'guest',
  summary: 'List the categories with their vendors and counts',
});

export const vendorGameTypes = operation<typeof schemas.vendorGameTypes>()({
  name: 'vendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'guest',
  summary: 'List the game classes and minimum stakes by category',
});

export const favouriteGames = operation<typeof schemas.favouriteGames>()({
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  summary: 'List favourite games by page',
});

export const favouriteIds = operation<typeof schemas.favouriteIds>()({
  name: 'favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGameIds',
  access: 'member',
  summary: 'List the node ids of all favourites',
});

export const addFavourite = operation<typeof schemas.addFavourite>()({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  summary: 'Add a game to the favourites',
});

export const removeFavourite = operation<typeof schemas.removeFavourite>()({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  summary: 'Remove a game from the favourites',
});

export const recentGames = operation<typeof schemas.recentGames>()({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  summary: 'List recently played games by page',
});

export const launchGame = operation<typeof schemas.launchGame>()({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  summary: 'Get the launch URL of a game for this member',
});

export const gameSessionSummary = operation<typeof schemas.gameSessionSummary>()({
  name: 'gameSessionSummary',
  method: 'GET',
  path: '/wps/game/receipt',
  access: 'member',
  summary: 'Get time, stakes and returns since a game was opened',
});
