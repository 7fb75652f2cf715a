import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'Paikutin',
  goodLuck: 'Suwertehin ka!',
  scatterWin: '{count} scatter · {amount}',
  noWin: 'Walang panalo ngayon',
  freeSpins: 'Libreng ikot',
  freeSpinsWon: 'Nanalo ka ng {count} libreng ikot',
  moreFreeSpins: '{count} pang libreng ikot',
  freeSpinsLeft: 'Ikot {done} sa {total}',
  freeSpinsTotal: 'Panalo sa libreng ikot',
  paytable: 'Ano ang nananalo',
  wildRule: 'Pumapalit sa lahat ng simbolo maliban sa scatter. Reel 2 hanggang 5.',
};
