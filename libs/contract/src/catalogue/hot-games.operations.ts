import { operation } from '../operation.ts';
import type * as schemas from './hot-games.schemas.ts';

export const hotGames = operation<typeof schemas.hotGames>()({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'guest',
  summary: 'List the hot games',
});
