import { seconds } from '../../core/clock/durations.ts';
import type { BackOffice } from '../../modules/payments/index.ts';

/**
 * Amounts of withdrawals that the demo rejects end in this number of cents. The demo can show a rejection in this way.
 */
export const rejectedCents = 13;

/**
 * Back office of the demo. It starts the review of a withdrawal after 45 seconds and decides 30 seconds later. It
 * rejects amounts that end in `.13`.
 */
export const demoBackOffice: BackOffice = {
  reviewAt: (requested) => new Date(requested.getTime() + seconds(45)),
  decideAt: (reviewedAt) => new Date(reviewedAt.getTime() + seconds(30)),
  decide: async ({ amount }) =>
    amount % 100 === rejectedCents ? { outcome: 'reject', reason: 'account' } : { outcome: 'pay' },
};
