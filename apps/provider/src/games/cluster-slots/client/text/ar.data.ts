import { text as slot } from '../../../slots-shared/client/text/ar.data.ts';
import type { Text } from './text.ts';

export const text: Text = {
  ...slot,
  clusterTitle: 'المجموعات',
  clusterRule:
    '{count} رموز متماثلة أو أكثر تتلامس بأضلاعها تربح وتنفجر. يسقط ما فوقها في مكانها، ويستمر ذلك حتى لا ينفجر شيء. الشبكة {side} في {side}.',
  clusterNote: 'الجوائز بحسب حجم المجموعة عند رهان {bet} قبل المضاعف.',
  clusterWin: '{count} رمزًا · \u2066×{multiplier}\u2069 · {amount}',
  clusterWildRule: 'كل مجموعة من {count} أو أكثر تترك وايلد. يحل محل كل الرموز عدا السكاتر في كل مجموعة يلامسها.',
  clusterScatterRule:
    'ثلاثة أو أربعة أو خمسة فأكثر على الشبكة في النهاية تفتح {a} أو {b} أو {c} دورة مجانية. وفي الدورات المجانية تضيف ثلاثة أو أكثر {more}، حتى {longest} إجمالًا.',
  ladderLabel: 'المضاعف',
  ladderNote: 'يكبر المضاعف مع كل سقوط ولا يُسحب أبدًا. الدورات المجانية بلا مقابل.',
  ladderRule:
    'كل سقوط يرفع المضاعف: {steps}. يبدأ من جديد مع الدورة المدفوعة التالية، ويبقى في الدورات المجانية من دورة إلى أخرى حتى \u2066×{top}\u2069.',
  highestWin: 'لا تربح الدورة أكثر من {amount}.',
  simulatedNote: 'الرقم من محاكاة عشرات الملايين من الجولات: بثقة 99 بالمئة يقع الرقم الحقيقي بين {from} و{to} بالمئة.',
};
