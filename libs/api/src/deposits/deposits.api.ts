import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/deposits';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { Deposit, DepositBonus, DepositChannel } from '@livery/contract/deposits';

type NewDeposit = RequestBody<typeof operations.createDeposit>;

const depositsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    depositOptions: build.query<ResponseValue<typeof operations.depositOptions>, void>({
      query: operationQuery(operations.depositOptions),
      providesTags: ['Session', 'Texts', 'Payments'],
    }),
    depositStatus: build.query<ResponseValue<typeof operations.depositStatus>, { id: string }>({
      query: operationQuery(operations.depositStatus),
      providesTags: ['Session', 'Texts', 'Payments'],
    }),
    createDeposit: build.mutation<ResponseValue<typeof operations.createDeposit>, WithIdempotencyKey<NewDeposit>>({
      query: idempotentQuery(operations.createDeposit),
      invalidatesTags: (created) => (created ? ['Payments'] : []),
    }),
  }),
});

export const { useDepositOptionsQuery, useDepositStatusQuery } = depositsApi;

/** Creates a deposit. If the member tries again before a response is received, the gateway creates only one deposit. */
export const useCreateDeposit = () => {
  const [create] = depositsApi.useCreateDepositMutation();
  return useIdempotent<NewDeposit, ResponseValue<typeof operations.createDeposit>>(operations.createDeposit, create);
};
