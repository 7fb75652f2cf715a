import * as z from 'zod/mini';
import { depositStates } from '../deposits/deposits.schemas.ts';
import { withdrawalStates } from '../withdrawals/withdrawals.schemas.ts';
import { currency, depositResult, eventId, merchantCode, orderNo, payoutResult, refund } from './payment-fields.ts';

/** Fields by which the gateway finds the order of a callback, and checks that the callback is meant for this order. */
const orderFields = { eventId, orderNo, merchant: merchantCode, currency };

/**
 * Callback with which a payment provider reports the result of a deposit. A repeated callback with the same `eventId`
 * and the same body returns the same response and moves no money again.
 */
export const paymentCallback = {
  request: z.object({ ...orderFields, ...depositResult }),
  value: z.object({ state: z.enum(depositStates) }),
};

export const payoutCallback = {
  request: z.object({ ...orderFields, ...payoutResult }),
  value: z.object({ state: z.enum(withdrawalStates) }),
};

export const refundCallback = {
  request: z.object({ ...orderFields, ...refund }),
  value: z.object({ state: z.literal('refunded') }),
};
