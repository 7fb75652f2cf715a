import type { LanguageCode } from '@livery/merchant/languages';

type LocalizedText = Readonly<Record<string, string>>;

/** Texts of the demo payment page by language code. */
const paymentTexts = {
  payee: {
    EN: 'Paid to',
    TY: 'Babayaran kay',
    VI: 'Trả cho',
    ES: 'Se paga a',
    PT: 'Pago a',
    AR: 'يُدفع إلى',
    FA: 'پرداخت به',
    TH: 'ชำระให้',
    CN: '收款方',
    HI: 'प्राप्तकर्ता',
  },
  order: {
    EN: 'Order',
    TY: 'Order',
    VI: 'Mã lệnh',
    ES: 'Orden',
    PT: 'Pedido',
    AR: 'الطلب',
    FA: 'سفارش',
    TH: 'คำสั่ง',
    CN: '订单',
    HI: 'ऑर्डर',
  },
  pay: {
    EN: 'Pay',
    TY: 'Magbayad',
    VI: 'Thanh toán',
    ES: 'Pagar',
    PT: 'Pagar',
    AR: 'ادفع',
    FA: 'پرداخت',
    TH: 'ชำระเงิน',
    CN: '付款',
    HI: 'भुगतान करें',
  },
  decline: {
    EN: 'Decline',
    TY: 'Tanggihan',
    VI: 'Từ chối',
    ES: 'Rechazar',
    PT: 'Recusar',
    AR: 'رفض',
    FA: 'رد کردن',
    TH: 'ปฏิเสธ',
    CN: '拒绝',
    HI: 'अस्वीकार करें',
  },
  closed: {
    EN: 'This payment is over.',
    TY: 'Tapos na ang bayad na ito.',
    VI: 'Thanh toán này đã kết thúc.',
    ES: 'Este pago ya terminó.',
    PT: 'Este pagamento já terminou.',
    AR: 'انتهت عملية الدفع هذه.',
    FA: 'این پرداخت پایان یافته است.',
    TH: 'การชำระเงินนี้สิ้นสุดแล้ว',
    CN: '此付款已结束。',
    HI: 'यह भुगतान समाप्त हो चुका है।',
  },
  back: {
    EN: 'Back to the app',
    TY: 'Bumalik sa app',
    VI: 'Quay lại ứng dụng',
    ES: 'Volver a la app',
    PT: 'Voltar ao app',
    AR: 'العودة إلى التطبيق',
    FA: 'بازگشت به برنامه',
    TH: 'กลับไปที่แอป',
    CN: '返回应用',
    HI: 'ऐप पर लौटें',
  },
  note: {
    EN: 'Demonstration: no money moves outside this system.',
    TY: 'Demonstrasyon: walang perang gumagalaw sa labas ng sistemang ito.',
    VI: 'Bản trình diễn: không có tiền thật nào được chuyển.',
    ES: 'Demostración: no se mueve dinero real.',
    PT: 'Demonstração: nenhum dinheiro real é movimentado.',
    AR: 'عرض توضيحي: لا تتحرك أي أموال حقيقية.',
    FA: 'نمایشی: هیچ پول واقعی جابه‌جا نمی‌شود.',
    TH: 'เพื่อการสาธิต: ไม่มีการโอนเงินจริง',
    CN: '演示用途：不会发生真实资金流动。',
    HI: 'प्रदर्शन: कोई असली पैसा नहीं जाता।',
  },
} as const satisfies Record<string, LocalizedText>;

export type PaymentTextKey = keyof typeof paymentTexts;

export const getPaymentText = (key: PaymentTextKey, language: LanguageCode): string =>
  (paymentTexts[key] as LocalizedText)[language] ?? paymentTexts[key].EN;
