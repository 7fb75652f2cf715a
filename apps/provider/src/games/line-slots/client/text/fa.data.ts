import { text as slot } from '../../../slots-shared/client/text/fa.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'خط {line} · {count} پیاپی · {amount}',
  freeSpinsRule: 'هر برد \u2066{multiplier}×\u2069 حساب می‌شود. چرخش رایگان هزینه‌ای ندارد.',
  paytableNote: 'جایزه‌ها برای شرط {bet}. خط‌ها از حلقهٔ اول پرداخت می‌شوند، بلندترین رشتهٔ هر خط.',
  scatterRule:
    'سه یا بیشتر در هر جا {three}، {four} یا {five} می‌پردازد و {a}، {b} یا {c} چرخش رایگان باز می‌کند که هر برد در آن \u2066{multiplier}×\u2069 است.',
  linesTitle: 'خط‌ها',
  linesRule: '{count} خط، همیشه همه بازی می‌شوند.',
};
