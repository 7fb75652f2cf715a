/** Names of payment channels by kind. `{name}` is replaced by the name of the payment service. */
export const channelNames = {
  wallet: {
    EN: '{name} e-wallet',
    TY: '{name} e-wallet',
    VI: 'Ví {name}',
    ES: 'Billetera {name}',
    PT: 'Carteira {name}',
    AR: 'محفظة {name}',
    FA: 'کیف پول {name}',
    TH: 'วอลเล็ต {name}',
    CN: '{name} 电子钱包',
    HI: '{name} वॉलेट',
  },
  qr: {
    EN: '{name} QR code',
    TY: '{name} QR code',
    VI: 'Mã QR {name}',
    ES: 'Código QR {name}',
    PT: 'QR Code {name}',
    AR: 'رمز QR من {name}',
    FA: 'کد QR {name}',
    TH: 'คิวอาร์ {name}',
    CN: '{name} 二维码',
    HI: '{name} QR कोड',
  },
  bank: {
    EN: '{name} transfer',
    TY: 'Transfer sa {name}',
    VI: 'Chuyển khoản {name}',
    ES: 'Transferencia {name}',
    PT: 'Transferência {name}',
    AR: 'تحويل عبر {name}',
    FA: 'انتقال بانکی {name}',
    TH: 'โอนผ่าน {name}',
    CN: '{name} 转账',
    HI: '{name} ट्रांसफ़र',
  },
  voucher: {
    EN: '{name} voucher',
    TY: '{name} voucher',
    VI: 'Thẻ {name}',
    ES: 'Vale {name}',
    PT: 'Vale {name}',
    AR: 'قسيمة {name}',
    FA: 'بن {name}',
    TH: 'บัตรกำนัล {name}',
    CN: '{name} 代金券',
    HI: '{name} वाउचर',
  },
} as const;

export interface PaymentNames {
  readonly wallet: string;
  readonly qr: string;
  readonly bank: string;
  readonly voucher: string;
  readonly payouts: readonly { readonly name: string; readonly kind: 'bank' | 'wallet' }[];
}

const bank = (name: string) => ({ name, kind: 'bank' as const });
const wallet = (name: string) => ({ name, kind: 'wallet' as const });

/** Names of invented payment services by brand. */
export const paymentNamesByBrand: Readonly<Record<string, PaymentNames>> = {
  bituinara: {
    wallet: 'Bulalakaw',
    qr: 'Tala',
    bank: 'Bangko Habagat',
    voucher: 'Sari-Sari',
    payouts: [bank('Bangko Habagat'), bank('Amihan Savings'), bank('Perlas Rural Bank'), wallet('Bulalakaw')],
  },
  lualoc: {
    wallet: 'Sen Hồng',
    qr: 'Lúa Vàng',
    bank: 'NH Hoa Đăng',
    voucher: 'Trống Đồng',
    payouts: [bank('NH Hoa Đăng'), bank('NH Sông Mây'), bank('NH Cánh Diều'), wallet('Sen Hồng')],
  },
  quetzarena: {
    wallet: 'Cenote',
    qr: 'Colibrí',
    bank: 'Banco Maizal',
    voucher: 'Esquina',
    payouts: [bank('Banco Maizal'), bank('Caja Volcán'), bank('Banco Jacaranda'), wallet('Cenote')],
  },
  firuzara: {
    wallet: 'Lulua',
    qr: 'Shira',
    bank: 'Marsa Bank',
    voucher: 'Souq',
    payouts: [bank('Marsa Bank'), bank('Najma Bank'), bank('Wadi Savings'), wallet('Lulua')],
  },
  orbivela: {
    wallet: 'Alizé',
    qr: 'Halyard',
    bank: 'Meridian Bank',
    voucher: 'Kontor',
    payouts: [bank('Meridian Bank'), bank('Leeward Savings'), bank('Banco Astrolabio'), wallet('Alizé')],
  },
};
