import type { Text } from './text.ts';

export const text: Text = {
  spin: 'تدوير',
  goodLuck: 'حظًا سعيدًا!',
  lineWin: 'الخط {line} · {count} متتالية · {amount}',
  scatterWin: '{count} سكاتر · {amount}',
  noWin: 'لا ربح هذه المرة',
  freeSpins: 'دورات مجانية',
  freeSpinsWon: 'ربحت {count} من الدورات المجانية',
  freeSpinsRule: 'كل ربح يُحتسب \u2066{multiplier}×\u2069. الدورات المجانية بلا مقابل.',
  moreFreeSpins: '{count} من الدورات المجانية الإضافية',
  freeSpinsLeft: 'الدورة {done} من {total}',
  freeSpinsTotal: 'أرباح الدورات المجانية',
  paytable: 'ما الذي يربح',
  paytableNote: 'الجوائز لرهان {bet}. تدفع الخطوط بدءًا من البكرة الأولى، أطول تتابع في كل خط.',
  wildRule: 'يحل محل كل الرموز عدا السكاتر. البكرات 2 إلى 5.',
  scatterRule:
    'ثلاثة أو أكثر في أي مكان تدفع {three} أو {four} أو {five} وتفتح {a} أو {b} أو {c} دورة مجانية يُحتسب فيها كل ربح \u2066{multiplier}×\u2069.',
  linesTitle: 'الخطوط',
  linesRule: '{count} خطًا، تُلعب كلها دائمًا.',
};
