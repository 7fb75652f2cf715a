import type { Minor } from '@livery/contract/money';
import { seconds } from '../../../core/clock/durations.ts';

export type Decision = { readonly outcome: 'pay' } | { readonly outcome: 'refuse'; readonly reason: string };

/** Back office of the operator, which decides on withdrawals. */
export interface BackOffice {
  /** Time at which the review of a new request starts. Until then the member can cancel it. */
  readonly reviewAt: (requested: Date) => Date;
  /** Time at which a request in review is decided. */
  readonly decideAt: (reviewedAt: Date) => Date;
  readonly decide: (withdrawal: { readonly amount: Minor; readonly orderNo: string }) => Promise<Decision>;
}

/** Cents of an amount that the demo rejects, so that a rejection can be shown. Minor units. */
const rejectedCents = 13;

/**
 * Back office of the demo. It starts the review after 45 seconds, decides 30 seconds later, and rejects amounts that
 * end in `.13`.
 */
export const demoBackOffice: BackOffice = {
  reviewAt: (requested) => new Date(requested.getTime() + seconds(45)),
  decideAt: (reviewedAt) => new Date(reviewedAt.getTime() + seconds(30)),
  decide: async ({ amount }) =>
    amount % 100 === rejectedCents ? { outcome: 'refuse', reason: 'account' } : { outcome: 'pay' },
};
