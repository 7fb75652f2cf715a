import { operation } from '../operation.ts';
import type * as schemas from './jackpot.schemas.ts';

export type { CompletedRound } from './jackpot.schemas.ts';

export const jackpot = operation<typeof schemas.jackpot>()({
  name: 'jackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  access: 'guest',
  summary: 'Get the jackpot of the brand, or the information that it is illustrative',
});

export const jackpotRounds = operation<typeof schemas.jackpotRounds>()({
  name: 'jackpotRounds',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpotRounds',
  access: 'guest',
  summary: "Get the open round of the brand's jackpot, and the last draws with their proofs",
});
