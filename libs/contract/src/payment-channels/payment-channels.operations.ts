import { operation } from '../operation.ts';
import type * as schemas from './payment-channels.schemas.ts';

export const paymentCallback = operation<typeof schemas.paymentCallback>()({
  name: 'paymentCallback',
  method: 'POST',
  path: '/wps/payment/callback',
  access: 'vendor',
  summary: 'Receive the result of a deposit from its payment provider; idempotent by `eventId`',
});

export const payoutCallback = operation<typeof schemas.payoutCallback>()({
  name: 'payoutCallback',
  method: 'POST',
  path: '/wps/payment/payout',
  access: 'vendor',
  summary: 'Receive the result of a payout from its payment provider; idempotent by `eventId`',
});

export const refundCallback = operation<typeof schemas.refundCallback>()({
  name: 'refundCallback',
  method: 'POST',
  path: '/wps/payment/refund',
  access: 'vendor',
  summary: 'Receive a deposit that the payment provider took back; idempotent by `refundId`',
});
