import type { Text } from './text.ts';

export const text: Text = {
  spin: 'چرخش',
  goodLuck: 'موفق باشید!',
  lineWin: 'خط {line} · {count} پیاپی · {amount}',
  scatterWin: '{count} اسکتر · {amount}',
  noWin: 'این بار بردی نبود',
  freeSpins: 'چرخش رایگان',
  freeSpinsWon: '{count} چرخش رایگان بردید',
  freeSpinsRule: 'هر برد \u2066{multiplier}×\u2069 حساب می‌شود. چرخش رایگان هزینه‌ای ندارد.',
  moreFreeSpins: '{count} چرخش رایگان دیگر',
  freeSpinsLeft: 'چرخش {done} از {total}',
  freeSpinsTotal: 'برد چرخش‌های رایگان',
  paytable: 'چه چیزی می‌برد',
  paytableNote: 'جایزه‌ها برای شرط {bet}. خط‌ها از حلقهٔ اول پرداخت می‌شوند، بلندترین رشتهٔ هر خط.',
  wildRule: 'جای هر نماد به‌جز اسکتر می‌نشیند. حلقه‌های 2 تا 5.',
  scatterRule:
    'سه یا بیشتر در هر جا {three}، {four} یا {five} می‌پردازد و {a}، {b} یا {c} چرخش رایگان باز می‌کند که هر برد در آن \u2066{multiplier}×\u2069 است.',
  linesTitle: 'خط‌ها',
  linesRule: '{count} خط، همیشه همه بازی می‌شوند.',
};
