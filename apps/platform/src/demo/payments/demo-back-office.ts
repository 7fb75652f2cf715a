import { seconds } from '../../core/clock/durations.ts';
import type { BackOffice } from '../../modules/payments/index.ts';

/**
 * Cents of the withdrawal amounts that the demo rejects. For example, it rejects 100.13, so that a visitor can see a
 * rejection.
 */
export const rejectedCents = 13;

/**
 * Milliseconds from the request of a withdrawal to the start of its review (`reviewDelay`), and to the decision
 * (`decisionDelay`).
 */
const reviewDelay = seconds(45);
const decisionDelay = reviewDelay + seconds(30);

/**
 * Back office of the demo. It starts the review of a withdrawal after 45 seconds and decides 30 seconds later. It
 * rejects amounts that end in `.13`.
 */
export const demoBackOffice: BackOffice = {
  isLocal: true,
  getNextReviewTime: (createdAt, now) => {
    const times = [reviewDelay, decisionDelay].map((delay) => new Date(createdAt.getTime() + delay));
    return times.find((time) => time > now) ?? new Date(now.getTime() + seconds(1));
  },
  review: async ({ amount, createdAt }, now) => {
    const age = now.getTime() - createdAt.getTime();
    if (age < reviewDelay) return { state: 'received' };
    if (age < decisionDelay) return { state: 'review' };
    return amount % 100 === rejectedCents ? { state: 'rejected', reason: 'account' } : { state: 'approved' };
  },
};
