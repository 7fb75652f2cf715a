import { text as slot } from '../../../slots-shared/client/text/ar.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  waysTitle: '{count} طريقة',
  waysRule:
    'الرموز المتماثلة على بكرات متجاورة تربح بدءًا من البكرة الأولى أينما وقفت: {count} طريقة، تُلعب كلها دائمًا. وتكرار الرمز في بكرة واحدة يضاعف عدد الطرق.',
  waysNote: 'الجوائز لكل طريقة عند رهان {bet}. يُحتسب أطول تتابع لكل رمز.',
  waysWin: '{count} متتالية · {ways} طريقة · {amount}',
  waysScatterRule: 'ثلاثة أو أكثر في أي مكان تدفع {three} أو {four} أو {five} وتفتح {a} أو {b} أو {c} دورة مجانية.',
  trailLabel: 'المضاعف',
  trailNote: 'تُحتسب الأرباح \u2066{start}×\u2069 في البداية. كل {wilds} من رموز وايلد ترفع المضاعف واحدًا.',
  trailRule:
    'أول دورة مجانية تُحتسب \u2066{start}×\u2069. رموز وايلد التي تظهر تُجمع: كل {wilds} منها ترفع مضاعف الدورات التالية واحدًا حتى \u2066{top}×\u2069. ثلاثة سكاتر أو أكثر تضيف {more} دورات، حتى {longest} دورة إجمالًا. الدورات المجانية بلا مقابل.',
};
