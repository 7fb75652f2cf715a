import { formatAmount } from '@livery/contract/money';
import { servicePaths, submitWithdrawal } from '@livery/contract/services/calls';
import { getNextQueryTime } from '../../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../../core/signed-calls/signed-client.ts';
import type { BackOffice } from './back-office-port.ts';

/**
 * Creates the client of the operator's own back office (docs/back-office-protocol.md). A withdrawal is submitted
 * repeatedly. The response contains the current state of the review, so that a lost callback does no harm.
 */
export const createRemoteBackOffice = (client: SignedClient): BackOffice => ({
  isLocal: false,
  getNextReviewTime: (createdAt, now) => (now <= createdAt ? now : getNextQueryTime(createdAt, now)),
  review: ({ orderNo, merchant, memberId, username, currency, amount, fee, bankName, lastDigits, createdAt }) =>
    client.post(
      servicePaths.submitWithdrawal,
      {
        orderNo,
        merchant,
        memberId,
        username,
        amount: formatAmount(amount),
        fee: formatAmount(fee),
        currency,
        bankName,
        lastDigits,
        createdAt: createdAt.toISOString(),
      },
      submitWithdrawal.value,
    ),
});
