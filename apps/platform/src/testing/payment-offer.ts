import type { OfferedChannels } from '@livery/contract/payment-channels/calls';

/**
 * Offer of the test payment provider: one channel and one bank, without fees, and with limits that no test reaches.
 */
export const defaultTestOffer: OfferedChannels = {
  channels: [
    {
      id: 'qr',
      kind: 'qr',
      names: { EN: 'QR payment' },
      minAmount: '1.00',
      maxAmount: '50000.00',
      quickAmounts: ['100.00'],
      feeRate: '0.00',
      feeFixed: '0.00',
      payWithin: 30,
      processingMinutes: 0,
    },
  ],
  banks: [{ id: 'first', kind: 'bank', name: 'First Example Bank', minDigits: 10, maxDigits: 18 }],
  withdrawals: {
    minAmount: '1.00',
    maxAmount: '50000.00',
    dailyMaxAmount: '900000.00',
    dailyCount: 100,
    freeCount: 100,
    feeRate: '0.00',
    feeFixed: '0.00',
    maxAccounts: 10,
  },
};
