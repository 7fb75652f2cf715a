import { formatAmount } from '@livery/contract/money';
import * as z from 'zod';
import { getNextQueryTime } from '../../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../../core/signed-calls/signed-client.ts';
import type { BackOffice } from './back-office-port.ts';

const review = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['received', 'review', 'approved']) }),
  z.object({ state: z.literal('rejected'), reason: z.string().regex(/^[a-z][a-zA-Z]{0,39}$/) }),
]);

/**
 * Creates the adapter of the operator's own back office (docs/back-office-protocol.md). A submission also returns the
 * current state, so that a submission that is sent again replaces a lost callback.
 */
export const createRemoteBackOffice = (client: SignedClient): BackOffice => ({
  isLocal: false,
  getNextReviewTime: (createdAt, now) => (now <= createdAt ? now : getNextQueryTime(createdAt, now)),
  review: ({ orderNo, merchant, memberId, username, amount, fee, bankName, lastDigits, createdAt }) =>
    client.post(
      '/withdrawals',
      {
        orderNo,
        brand: merchant,
        memberId,
        username,
        amount: formatAmount(amount),
        fee: formatAmount(fee),
        bankName,
        lastDigits,
        createdAt: createdAt.toISOString(),
      },
      review,
    ),
});
