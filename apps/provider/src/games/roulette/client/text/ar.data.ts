import { tableText } from '../../../../client/tables/text/ar.data.ts';
import type { RouletteText } from './text.ts';

export const text: RouletteText = {
  ...tableText,
  wheel: 'عجلة الروليت',
  dozen: '{numbers}',
  low: '1–18',
  even: 'زوجي',
  red: 'أحمر',
  black: 'أسود',
  odd: 'فردي',
  high: '19–36',
  neighbours: 'الجيران ±{count}',
  straight: 'رقم واحد',
  split: 'رقمان',
  street: 'ثلاثة أرقام',
  corner: 'أربعة أرقام',
  line: 'ستة أرقام',
  dozenOrColumn: 'دزينة أو عمود',
  evenChance: 'فرصة متساوية',
  across: 'من خانة إلى أخرى، والخطوط بين الأرقام أيضًا',
  howTo: 'تُرمى كرة في عجلة أرقامها من 0 إلى 36. ضع الفيش على ما تتوقعه: أرقام أو ألوان أو دزينات أو أعمدة.',
  howInside:
    'المس رقمًا، أو الخط بين الأرقام لتراهن على رقمين أو ثلاثة أو أربعة أو ستة معًا. عند الصفر تخسر كل الرهانات التي لا تشمله.',
  howNeighbours: 'عند تشغيل الجيران، لمس رقم يضع فيشة أيضًا على الرقمين في كل جانب منه على العجلة.',
  howPast: 'كل دورة مستقلة. ما سبق من أرقام لا يقول شيئًا عن التالي.',
};
