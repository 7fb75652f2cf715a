import { tableText } from '../../../../client/tables/text/en.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'A rocket that rises with the multiplier',
  target: 'Auto cash-out',
  lowerTarget: 'Lower target',
  raiseTarget: 'Higher target',
  cashOut: 'Cash out {amount}',
  leave: 'Cash out',
  cashedOut: 'Cashed out at {multiplier}',
  cancelBet: 'Cancel the bet of {amount}',
  aboard: 'You are aboard',
  flying: 'On its way',
  flewAway: 'Gone!',
  tooLateToLeave: 'The rocket was gone already.',
  howTo:
    'You board with a stake, and the rocket takes off. Its multiplier grows until, at some moment, it is gone. Cash out before that and you are paid your stake times the multiplier of that moment.',
  howTarget:
    'With auto cash-out the server does it for you at your target, even if your connection is lost. At 1000.00× everybody still aboard is paid.',
  howChance:
    'A target of x is reached in 97 of 100·x flights: 97 of every 100 staked come back whatever you aim at. Three flights in a hundred do not leave the ground.',
  howClock: 'The clock of the server decides. A tap that arrives after the rocket has gone comes too late.',
};
