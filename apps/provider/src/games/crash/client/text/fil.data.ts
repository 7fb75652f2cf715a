import { tableText } from '../../../../client/tables/text/fil.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'Rocket na tumataas kasabay ng multiplier',
  target: 'Auto cash-out',
  lowerTarget: 'Ibaba ang target',
  raiseTarget: 'Itaas ang target',
  cashOut: 'Cash out {amount}',
  leave: 'Mag-cash out',
  cashedOut: 'Nag-cash out sa {multiplier}',
  cancelBet: 'Kanselahin ang tayang {amount}',
  aboard: 'Nakasakay ka na',
  flying: 'Lumilipad',
  flewAway: 'Wala na!',
  tooLateToLeave: 'Nakaalis na ang rocket.',
  howTo:
    'Sumakay gamit ang iyong taya at lilipad ang rocket. Lumalaki ang multiplier hanggang sa bigla itong mawala. Mag-cash out bago iyon at babayaran ka ng taya mo na minultiplika sa multiplier ng sandaling iyon.',
  howTarget:
    'Sa auto cash-out, ang server ang gagawa nito sa iyong target, kahit maputol ang koneksyon. Sa 1000.00× bayad ang lahat ng nakasakay pa.',
  howChance:
    'Ang target na x ay naaabot sa 97 sa bawat 100·x na lipad: 97 sa bawat 100 na itinaya ang bumabalik anuman ang target. Tatlo sa isandaang lipad ang hindi umaangat.',
  howClock: 'Ang orasan ng server ang nagpapasya. Huli na ang pindot na dumating pagkaalis ng rocket.',
};
