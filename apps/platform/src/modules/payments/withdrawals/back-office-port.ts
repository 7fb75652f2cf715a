import type { Minor } from '@livery/contract/money';
import { definePort } from '../../../core/ports/ports.ts';

type Decision = { readonly outcome: 'pay' } | { readonly outcome: 'reject'; readonly reason: string };

/** Back office of the operator. It reviews withdrawals and decides on them. */
export interface BackOffice {
  /**
   * Returns the time at which the review of a new withdrawal starts. Before this time the member can cancel the
   * withdrawal. Null means that there is no review.
   */
  readonly reviewAt: (requested: Date) => Date | null;
  /**
   * Returns the time at which the back office decides on a withdrawal in review. Null means that there is no decision.
   */
  readonly decideAt: (reviewedAt: Date) => Date | null;
  readonly decide: (withdrawal: { readonly amount: Minor; readonly orderNo: string }) => Promise<Decision>;
}

/** Replacement for a missing back office. A withdrawal stays pending, and the member can cancel it. */
const absentBackOffice: BackOffice = {
  reviewAt: () => null,
  decideAt: () => null,
  decide: async ({ orderNo }) => {
    throw new Error(`There is no back office, so nobody decides on the withdrawal ${orderNo}.`);
  },
};

export const backOfficePort = definePort<BackOffice>('back office', absentBackOffice);
