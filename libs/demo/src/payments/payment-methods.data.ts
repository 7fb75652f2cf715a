import { demoText } from '../demo-text.ts';

/**
 * Names of the payment channels by kind of payment, in each language. `{name}` is replaced by the name of the payment
 * service.
 */
export const channelNames = {
  wallet: demoText('channels.wallet'),
  qr: demoText('channels.qr'),
  bank: demoText('channels.bank'),
  voucher: demoText('channels.voucher'),
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
