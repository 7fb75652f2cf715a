import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'چرخش',
  goodLuck: 'موفق باشید!',
  scatterWin: '{count} اسکتر · {amount}',
  noWin: 'این بار بردی نبود',
  freeSpins: 'چرخش رایگان',
  freeSpinsWon: '{count} چرخش رایگان بردید',
  moreFreeSpins: '{count} چرخش رایگان دیگر',
  freeSpinsLeft: 'چرخش {done} از {total}',
  freeSpinsTotal: 'برد چرخش‌های رایگان',
  paytable: 'چه چیزی می‌برد',
  wildRule: 'جای هر نماد به‌جز اسکتر می‌نشیند. حلقه‌های 2 تا 5.',
};
