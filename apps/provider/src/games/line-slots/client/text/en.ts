import type { Text } from './text.ts';

export const text: Text = {
  spin: 'Spin',
  goodLuck: 'Good luck!',
  lineWin: 'Line {line} · {count} in a row · {amount}',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'No win this time',
  freeSpins: 'Free spins',
  freeSpinsWon: 'You won {count} free spins',
  freeSpinsRule: 'Every win counts {multiplier}×. Free spins cost nothing.',
  moreFreeSpins: '{count} more free spins',
  freeSpinsLeft: 'Spin {done} of {total}',
  freeSpinsTotal: 'Free spins won you',
  paytable: 'What wins',
  paytableNote: 'Prizes for the bet of {bet}. Lines pay from the first reel on, the longest run of each line.',
  wildRule: 'Stands in for every symbol but the scatter. Reels 2 to 5.',
  scatterRule:
    'Three or more anywhere pay {three}, {four} or {five} and open {a}, {b} or {c} free spins, in which every win counts {multiplier}×.',
  linesTitle: 'Lines',
  linesRule: '{count} lines, all of them always played.',
};
