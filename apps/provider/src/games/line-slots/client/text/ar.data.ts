import { text as slot } from '../../../slots-shared/client/text/ar.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  lineWin: 'الخط {line} · {count} متتالية · {amount}',
  freeSpinsRule: 'كل ربح يُحتسب \u2066{multiplier}×\u2069. الدورات المجانية بلا مقابل.',
  paytableNote: 'الجوائز لرهان {bet}. تدفع الخطوط بدءًا من البكرة الأولى، أطول تتابع في كل خط.',
  scatterRule:
    'ثلاثة أو أكثر في أي مكان تدفع {three} أو {four} أو {five} وتفتح {a} أو {b} أو {c} دورة مجانية يُحتسب فيها كل ربح \u2066{multiplier}×\u2069.',
  linesTitle: 'الخطوط',
  linesRule: '{count} خطًا، تُلعب كلها دائمًا.',
};
