import { operation } from '../operation.ts';
import type * as schemas from './ranked-games.schemas.ts';

export const topGames = operation<typeof schemas.topGames>()({
  name: 'topGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_topGames',
  access: 'guest',
  summary: 'List the ten games with the most players in the last seven days',
});

export const gamesForYou = operation<typeof schemas.gamesForYou>()({
  name: 'gamesForYou',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gamesForYou',
  access: 'member',
  summary: 'List games like those that the member played last',
});
