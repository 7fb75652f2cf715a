import type { Minor } from '@livery/contract/money';

export type Decision = { readonly outcome: 'pay' } | { readonly outcome: 'refuse'; readonly reason: string };

/** Back office of the operator, which decides on withdrawals. */
export interface BackOffice {
  /** Time at which the review of a new request starts. Until then the member can cancel it. */
  readonly reviewAt: (requested: Date) => Date;
  /** Time at which a request in review is decided. */
  readonly decideAt: (reviewedAt: Date) => Date;
  readonly decide: (withdrawal: { readonly amount: Minor; readonly orderNo: string }) => Promise<Decision>;
}
