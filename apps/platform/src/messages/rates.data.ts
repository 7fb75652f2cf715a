import type { RateCategory } from '@livery/contract/line-rebates/schemas';
import type { Translations } from '../db/schema/tables.ts';
import type { Words } from './letters.data.ts';

/** What an agent passes on, as the app calls it. */
export const rateNames: Readonly<Record<'series' | RateCategory, Translations>> = {
  series: { EN: 'Series', TY: 'Series', VI: 'Series', ES: 'Serie', PT: 'Série', AR: 'السلسلة', FA: 'سری', TH: 'ซีรีส์', CN: '奖金组', HI: 'सीरीज़' },
  ELOTT: { EN: 'E-lottery', TY: 'E-lottery', VI: 'Số nhanh', ES: 'Lotería exprés', PT: 'Loteria expressa', AR: 'يانصيب سريع', FA: 'لاتاری سریع', TH: 'หวยออนไลน์', CN: '电子彩票', HI: 'ई-लॉटरी' },
  LIVE: { EN: 'Live casino', TY: 'Live casino', VI: 'Casino trực tuyến', ES: 'Casino en vivo', PT: 'Cassino ao vivo', AR: 'كازينو مباشر', FA: 'کازینوی زنده', TH: 'คาสิโนสด', CN: '真人', HI: 'लाइव कैसीनो' },
  RNG: { EN: 'Slots', TY: 'Slots', VI: 'Nổ hũ', ES: 'Tragamonedas', PT: 'Caça-níqueis', AR: 'السلوتس', FA: 'اسلات', TH: 'สล็อต', CN: '老虎机', HI: 'स्लॉट' },
  FISH: { EN: 'Fishing', TY: 'Pangingisda', VI: 'Bắn cá', ES: 'Pesca', PT: 'Pesca', AR: 'صيد الأسماك', FA: 'ماهیگیری', TH: 'ยิงปลา', CN: '捕鱼', HI: 'फ़िशिंग' },
  PVP: { EN: 'Card games', TY: 'Baraha', VI: 'Game bài', ES: 'Cartas', PT: 'Cartas', AR: 'ألعاب الورق', FA: 'بازی‌های کارتی', TH: 'เกมไพ่', CN: '棋牌', HI: 'ताश के खेल' },
  SPORTS: { EN: 'Sports', TY: 'Sports', VI: 'Thể thao', ES: 'Deportes', PT: 'Esportes', AR: 'الرياضة', FA: 'ورزشی', TH: 'กีฬา', CN: '体育', HI: 'खेल' },
};

/** Less is never taken back. */
const fromNowOn: Translations = {
  EN: '{account} has set what you get: {changes}. It holds for bets from now on; what your bets have already earned stays as it was.', TY: 'Itinakda ni {account} ang makukuha mo: {changes}. Para ito sa mga taya mula ngayon; hindi nagbabago ang kinita na ng mga taya mo.', VI: '{account} đã đặt mức của bạn: {changes}. Áp dụng cho các cược từ bây giờ; phần đã có từ các cược trước vẫn giữ nguyên.', ES: '{account} ha fijado lo que recibes: {changes}. Vale para las apuestas a partir de ahora; lo que ya ganaron tus apuestas no cambia.', PT: '{account} definiu o que você recebe: {changes}. Vale para as apostas a partir de agora; o que suas apostas já renderam não muda.',
  AR: 'حدّد {account} ما تحصل عليه: {changes}. يسري ذلك على الرهانات من الآن، أما ما كسبته رهاناتك فلا يتغيّر.', FA: '{account} سهم شما را تعیین کرد: {changes}. برای شرط‌های از این پس است؛ آنچه شرط‌های شما تاکنون آورده‌اند همان می‌ماند.', TH: '{account} กำหนดอัตราของคุณแล้ว: {changes} มีผลกับการเดิมพันตั้งแต่นี้ไป ส่วนที่ได้จากการเดิมพันก่อนหน้ายังคงเดิม', CN: '{account} 已设定您的返点：{changes}。自现在起的投注适用，之前投注已得的不变。', HI: '{account} ने आपकी दर तय की है: {changes}। यह अब से लगने वाले दाँव पर लागू है; जो आपके दाँव पहले ही कमा चुके हैं, वह नहीं बदलता।',
};

/** What a member is told when the upline sets what it passes on. */
export const rateWords = {
  raised: {
    titles: { EN: 'Your rebate was raised', TY: 'Tumaas ang rebate mo', VI: 'Hoàn trả của bạn đã được nâng', ES: 'Tu reembolso ha subido', PT: 'Seu rebate aumentou', AR: 'ارتفعت نسبة استردادك', FA: 'درصد بازگشتی شما بیشتر شد', TH: 'อัตราคืนยอดของคุณเพิ่มขึ้น', CN: '您的返点已上调', HI: 'आपकी रिबेट बढ़ाई गई' },
    texts: {
      EN: '{account} has set what you get: {changes}. It holds for bets from now on.', TY: 'Itinakda ni {account} ang makukuha mo: {changes}. Para ito sa mga taya mula ngayon.', VI: '{account} đã đặt mức của bạn: {changes}. Áp dụng cho các cược từ bây giờ.', ES: '{account} ha fijado lo que recibes: {changes}. Vale para las apuestas a partir de ahora.', PT: '{account} definiu o que você recebe: {changes}. Vale para as apostas a partir de agora.',
      AR: 'حدّد {account} ما تحصل عليه: {changes}. يسري ذلك على الرهانات من الآن.', FA: '{account} سهم شما را تعیین کرد: {changes}. برای شرط‌های از این پس است.', TH: '{account} กำหนดอัตราของคุณแล้ว: {changes} มีผลกับการเดิมพันตั้งแต่นี้ไป', CN: '{account} 已设定您的返点：{changes}。自现在起的投注适用。', HI: '{account} ने आपकी दर तय की है: {changes}। यह अब से लगने वाले दाँव पर लागू है।',
    },
  },
  lowered: {
    titles: { EN: 'Your rebate was lowered', TY: 'Bumaba ang rebate mo', VI: 'Hoàn trả của bạn đã bị hạ', ES: 'Tu reembolso ha bajado', PT: 'Seu rebate diminuiu', AR: 'انخفضت نسبة استردادك', FA: 'درصد بازگشتی شما کمتر شد', TH: 'อัตราคืนยอดของคุณลดลง', CN: '您的返点已下调', HI: 'आपकी रिबेट घटाई गई' },
    texts: fromNowOn,
  },
  changed: {
    titles: { EN: 'Your rebates have changed', TY: 'Nagbago ang mga rebate mo', VI: 'Hoàn trả của bạn đã thay đổi', ES: 'Tus reembolsos han cambiado', PT: 'Seus rebates mudaram', AR: 'تغيّرت نسب استردادك', FA: 'درصدهای بازگشتی شما تغییر کرد', TH: 'อัตราคืนยอดของคุณเปลี่ยนไป', CN: '您的返点已调整', HI: 'आपकी रिबेट बदली गई' },
    texts: fromNowOn,
  },
} as const satisfies Record<string, Words>;
