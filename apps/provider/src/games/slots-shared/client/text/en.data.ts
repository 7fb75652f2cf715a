import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'Spin',
  goodLuck: 'Good luck!',
  scatterWin: '{count} scatters · {amount}',
  noWin: 'No win this time',
  freeSpins: 'Free spins',
  freeSpinsWon: 'You won {count} free spins',
  moreFreeSpins: '{count} more free spins',
  freeSpinsLeft: 'Spin {done} of {total}',
  freeSpinsTotal: 'Free spins won you',
  paytable: 'What wins',
  wildRule: 'Stands in for every symbol but the scatter. Reels 2 to 5.',
};
