import { operation } from '../operation.ts';
import type * as schemas from './jackpot.schemas.ts';

export type { CompletedRound } from './jackpot.schemas.ts';

export const jackpot = operation<typeof schemas.jackpot>()({
  name: 'jackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  access: 'guest',
  summary: 'The jackpot of a brand that runs one, or that it is illustrative',
});

export const jackpotRounds = operation<typeof schemas.jackpotRounds>()({
  name: 'jackpotRounds',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpotRounds',
  access: 'guest',
  summary: "The open round of a brand's jackpot, and the last draws with what proves them",
});
