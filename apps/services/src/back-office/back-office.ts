import { decideIdentityCheck, decideWithdrawal } from '@livery/contract/services/back-office';
import { servicePaths, submitIdentityCheck, submitWithdrawal } from '@livery/contract/services/calls';
import * as z from 'zod/mini';
import { addCallback } from '../base/callbacks.ts';
import { defineControl, defineOperation, defineService } from '../base/service.ts';
import { ServiceError } from '../base/service-error.ts';

type WithdrawalCase = z.output<typeof submitWithdrawal.request>;
type IdentityCase = z.output<typeof submitIdentityCheck.request>;
type WithdrawalReview = z.output<typeof submitWithdrawal.value>;
type IdentityReview = z.output<typeof submitIdentityCheck.value>;

interface BackOfficeState {
  /** Withdrawals by order number. */
  readonly withdrawals: Record<string, { readonly order: WithdrawalCase; review: WithdrawalReview }>;
  /** Identity checks by id. */
  readonly checks: Record<string, { readonly check: IdentityCase; review: IdentityReview }>;
}

const controlRequests = {
  reviewWithdrawal: z.object({ orderNo: z.string(), review: submitWithdrawal.value }),
  reviewIdentityCheck: z.object({ checkId: z.string(), review: submitIdentityCheck.value }),
  readState: z.object({}),
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const findCase = <Case>(cases: Readonly<Record<string, Case>>, id: string): Case => {
  const found = cases[id];
  if (!found) throw new ServiceError('case.unknown');
  return found;
};

/**
 * Reference implementation of an operator's back office (docs/back-office-protocol.md). It stores withdrawals and
 * identity checks, and reports the decisions that a person makes about them. In tests, the control API makes the
 * decisions.
 */
export const backOffice = defineService<BackOfficeState>({
  name: 'back-office',
  vendor: 'BACK_OFFICE',
  createState: () => ({ withdrawals: {}, checks: {} }),
  create: ({ store }) => ({
    operations: [
      defineOperation(servicePaths.submitWithdrawal, submitWithdrawal.request, (order) =>
        store.update(({ withdrawals }) => {
          const known = (withdrawals[order.orderNo] ??= { order, review: { state: 'received' } });
          if (!isSame(known.order, order)) throw new ServiceError('case.conflict');
          return known.review;
        }),
      ),
      defineOperation(servicePaths.submitIdentityCheck, submitIdentityCheck.request, (check) =>
        store.update(({ checks }) => {
          const known = (checks[check.checkId] ??= { check, review: { state: 'pending' } });
          if (!isSame(known.check, check)) throw new ServiceError('case.conflict');
          return known.review;
        }),
      ),
    ],
    controls: {
      reviewWithdrawal: defineControl(controlRequests.reviewWithdrawal, ({ orderNo, review }) =>
        store.update((state) => {
          findCase(state.withdrawals, orderNo).review = review;
          if (review.state !== 'received') addCallback(state, decideWithdrawal.path, { orderNo, ...review });
        }),
      ),
      reviewIdentityCheck: defineControl(controlRequests.reviewIdentityCheck, ({ checkId, review }) =>
        store.update((state) => {
          findCase(state.checks, checkId).review = review;
          if (review.state !== 'pending') addCallback(state, decideIdentityCheck.path, { checkId, ...review });
        }),
      ),
      readState: defineControl(controlRequests.readState, async () => store.read()),
    },
  }),
});
