import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/transfers';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { Transfer, TransferOptions } from '@livery/contract/transfers';

type ToUpline = RequestOf<typeof operations.transferToUpline>;
type ToMember = RequestOf<typeof operations.transferToMember>;
type Done = ValueOf<typeof operations.transferToUpline>;

const transfersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    transferOptions: build.query<ValueOf<typeof operations.transferOptions>, void>({
      query: call(operations.transferOptions),
      providesTags: ['Session', 'PaymentPassword', 'Wallet', 'Rewards'],
    }),
    transferToUpline: build.mutation<Done, Keyed<ToUpline>>({
      query: keyedCall(operations.transferToUpline),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    transferToMember: build.mutation<Done, Keyed<ToMember>>({
      query: keyedCall(operations.transferToMember),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
  }),
});

export const { useTransferOptionsQuery } = transfersApi;

/** Gives money to the upline; the same gift again until it was answered. */
export const useTransferToUpline = () => {
  const [give] = transfersApi.useTransferToUplineMutation();
  return useIdempotent<ToUpline, Done>(operations.transferToUpline, give);
};

/** Gives money to another member; the same gift again until it was answered. */
export const useTransferToMember = () => {
  const [give] = transfersApi.useTransferToMemberMutation();
  return useIdempotent<ToMember, Done>(operations.transferToMember, give);
};
