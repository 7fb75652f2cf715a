import type { OfferedChannels } from '@livery/contract/payment-channels/calls';

/** Channels, banks and rules for a brand without its own offer. */
export const defaultOffer: OfferedChannels = {
  channels: [
    {
      id: 'qr',
      kind: 'qr',
      names: { EN: 'QR payment', ES: 'Pago con QR', PT: 'Pagamento com QR', VI: 'Thanh toán QR', TY: 'Bayad sa QR' },
      minAmount: '10.00',
      maxAmount: '50000.00',
      quickAmounts: ['50.00', '100.00', '500.00', '1000.00'],
      feeRate: '0.00',
      feeFixed: '0.00',
      payWithin: 15,
      processingMinutes: 0,
    },
    {
      id: 'bank',
      kind: 'bank',
      names: { EN: 'Bank transfer', ES: 'Transferencia', PT: 'Transferência', VI: 'Chuyển khoản', TY: 'Bank transfer' },
      minAmount: '100.00',
      maxAmount: '500000.00',
      quickAmounts: ['500.00', '1000.00', '5000.00'],
      feeRate: '1.00',
      feeFixed: '2.00',
      payWithin: 60,
      processingMinutes: 10,
    },
  ],
  banks: [
    { id: 'first', kind: 'bank', name: 'First Example Bank', minDigits: 10, maxDigits: 18 },
    { id: 'purse', kind: 'wallet', name: 'Example Purse', minDigits: 9, maxDigits: 13 },
  ],
  withdrawals: {
    minAmount: '20.00',
    maxAmount: '50000.00',
    dailyMaxAmount: '100000.00',
    dailyCount: 10,
    freeCount: 10,
    feeRate: '1.00',
    feeFixed: '0.00',
    maxAccounts: 5,
  },
};
