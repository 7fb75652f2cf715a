import type { Minor } from '@livery/contract/money';
import { seconds } from '../../../core/clock/durations.ts';

export type Decision = { readonly outcome: 'pay' } | { readonly outcome: 'refuse'; readonly reason: string };

/** Who decides on withdrawals: people and checks of the operator. */
export interface BackOffice {
  /** When a new request is taken up. Until then its member can take it back. */
  readonly reviewAt: (requested: Date) => Date;
  /** When a request that was taken up is decided. */
  readonly decideAt: (reviewedAt: Date) => Date;
  readonly decide: (withdrawal: { readonly amount: Minor; readonly orderNo: string }) => Promise<Decision>;
}

/** An amount that ends so is refused, so that a refusal can be seen. Minor units. */
const rejectedCents = 13;

/** Decides by the clock: taken up after 45 seconds, decided half a minute later; `.13` at the end of an amount is refused. */
export const demoBackOffice: BackOffice = {
  reviewAt: (requested) => new Date(requested.getTime() + seconds(45)),
  decideAt: (reviewedAt) => new Date(reviewedAt.getTime() + seconds(30)),
  decide: async ({ amount }) =>
    amount % 100 === rejectedCents ? { outcome: 'refuse', reason: 'account' } : { outcome: 'pay' },
};
