import type { SlotText } from './slot-text.ts';

export const text: SlotText = {
  spin: 'تدوير',
  goodLuck: 'حظًا سعيدًا!',
  scatterWin: '{count} سكاتر · {amount}',
  noWin: 'لا ربح هذه المرة',
  freeSpins: 'دورات مجانية',
  freeSpinsWon: 'ربحت {count} من الدورات المجانية',
  moreFreeSpins: '{count} من الدورات المجانية الإضافية',
  freeSpinsLeft: 'الدورة {done} من {total}',
  freeSpinsTotal: 'أرباح الدورات المجانية',
  paytable: 'ما الذي يربح',
  wildRule: 'يحل محل كل الرموز عدا السكاتر. البكرات 2 إلى 5.',
};
