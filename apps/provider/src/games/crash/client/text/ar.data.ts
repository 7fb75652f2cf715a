import { tableText } from '../../../../client/tables/text/ar.data.ts';
import type { CrashText } from './text.ts';

export const text: CrashText = {
  ...tableText,
  sky: 'صاروخ يصعد مع المضاعِف',
  target: 'سحب تلقائي',
  lowerTarget: 'خفض الهدف',
  raiseTarget: 'رفع الهدف',
  cashOut: 'اسحب {amount}',
  leave: 'السحب',
  cashedOut: 'سحبت عند {multiplier}',
  cancelBet: 'إلغاء رهان {amount}',
  aboard: 'أنت على متنه',
  flying: 'في الطريق',
  flewAway: 'رحل!',
  tooLateToLeave: 'كان الصاروخ قد رحل.',
  howTo:
    'تصعد برهانك وينطلق الصاروخ. ينمو المضاعِف حتى يرحل الصاروخ في لحظة ما. اسحب قبل ذلك فتُدفع لك قيمة رهانك مضروبة في مضاعِف تلك اللحظة.',
  howTarget:
    'بالسحب التلقائي يقوم الخادم بذلك عنك عند هدفك، حتى لو انقطع اتصالك. عند \u20661000.00×\u2069 يُدفع لكل من بقي على المتن.',
  howChance:
    'يُبلَغ الهدف x في 97 من كل \u2066100·x\u2069 رحلة: يعود 97 من كل 100 مراهَن بها أيًّا كان هدفك. ثلاث رحلات من كل مئة لا تغادر الأرض.',
  howClock: 'ساعة الخادم هي الحَكَم. اللمسة التي تصل بعد رحيل الصاروخ تصل متأخرة.',
};
