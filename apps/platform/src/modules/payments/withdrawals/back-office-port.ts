import type { Minor } from '@livery/contract/money';
import { definePort } from '../../../core/ports/ports.ts';

type Decision = { readonly outcome: 'pay' } | { readonly outcome: 'reject'; readonly reason: string };

/** Back office of the operator, which decides on withdrawals. */
export interface BackOffice {
  /**
   * Returns the time at which the review of a new request starts, or null if nobody reviews it. Until then the member
   * can cancel the request.
   */
  readonly reviewAt: (requested: Date) => Date | null;
  /** Returns the time at which a request in review is decided, or null if nobody decides it. */
  readonly decideAt: (reviewedAt: Date) => Date | null;
  readonly decide: (withdrawal: { readonly amount: Minor; readonly orderNo: string }) => Promise<Decision>;
}

/** Fallback for a gateway without a back office. A withdrawal stays pending, and its member can cancel it. */
const absentBackOffice: BackOffice = {
  reviewAt: () => null,
  decideAt: () => null,
  decide: async ({ orderNo }) => {
    throw new Error(`There is no back office, so nobody decides on the withdrawal ${orderNo}.`);
  },
};

export const backOfficePort = definePort<BackOffice>('back office', absentBackOffice);
