import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/payments';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { Deposit, DepositChannel } from '@livery/contract/payments';

type NewDeposit = RequestOf<typeof operations.createDeposit>;

const paymentsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    depositOptions: build.query<ValueOf<typeof operations.depositOptions>, void>({
      query: call(operations.depositOptions),
      providesTags: ['Session', 'Texts', 'Payments'],
    }),
    depositStatus: build.query<ValueOf<typeof operations.depositStatus>, { id: string }>({
      query: call(operations.depositStatus),
      providesTags: ['Session', 'Texts', 'Payments'],
    }),
    createDeposit: build.mutation<ValueOf<typeof operations.createDeposit>, Keyed<NewDeposit>>({
      query: keyedCall(operations.createDeposit),
      invalidatesTags: (made) => (made ? ['Payments'] : []),
    }),
  }),
});

export const { useDepositOptionsQuery, useDepositStatusQuery } = paymentsApi;

/** Orders a deposit; the same order again until it was answered. */
export const useCreateDeposit = () => {
  const [create] = paymentsApi.useCreateDepositMutation();
  return useIdempotent<NewDeposit, ValueOf<typeof operations.createDeposit>>(operations.createDeposit, create);
};
