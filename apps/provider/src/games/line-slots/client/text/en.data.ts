import { text as slot } from '../../../slots-shared/client/text/en.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'Line {line} · {count} in a row · {amount}',
  freeSpinsRule: 'Every win counts {multiplier}×. Free spins cost nothing.',
  paytableNote: 'Prizes for the bet of {bet}. Lines pay from the first reel on, the longest run of each line.',
  scatterRule:
    'Three or more anywhere pay {three}, {four} or {five} and open {a}, {b} or {c} free spins, in which every win counts {multiplier}×.',
  linesTitle: 'Lines',
  linesRule: '{count} lines, all of them always played.',
};
