import * as z from 'zod/mini';

export const merchantCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
export const currency = z.string().check(z.regex(/^[A-Z]{3,5}$/));
export const eventId = z.string().check(z.regex(/^[\w.-]{1,64}$/));
export const orderNo = z.string().check(z.regex(/^[\w-]{1,40}$/));
export const reason = z.string().check(z.regex(/^[a-z.-]{1,40}$/));

/** Amount above zero with exactly 2 decimals, e.g. `1234.50`. */
export const paidAmount = z.string().check(z.regex(/^(?!0+\.00$)\d{1,11}\.\d{2}$/));

/**
 * Final result of a deposit. `paid`: `amount` must equal the amount of the order. `otherAmount`: `amount` is the
 * amount that the member really paid. `failed` and `expired`: nothing was paid, and `amount` is the amount of the
 * order.
 */
export const depositResult = {
  outcome: z.enum(['paid', 'otherAmount', 'failed', 'expired']),
  amount: paidAmount,
  reason: z.optional(reason),
};

/** Final result of a payout. `amount` must equal the amount of the payout order. */
export const payoutResult = {
  outcome: z.enum(['paid', 'rejected']),
  amount: paidAmount,
  reason: z.optional(reason),
};

/**
 * Amount of a deposit that the provider took back, for example after a chargeback. A deposit can have several such
 * refunds.
 */
export const refund = { refundId: eventId, amount: paidAmount, reason: z.optional(reason) };
