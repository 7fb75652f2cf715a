import { operation } from '../operation.ts';
import type * as schemas from './winners.schemas.ts';

export type { Winner } from './winners.schemas.ts';

export const winnerBoard = operation<typeof schemas.winnerBoard>()({
  name: 'winnerBoard',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  access: 'guest',
  summary: 'List the largest or the latest wins',
});
