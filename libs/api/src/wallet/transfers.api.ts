import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/transfers';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { Transfer, TransferOptions } from '@livery/contract/transfers';

type ToUpline = RequestBody<typeof operations.transferToUpline>;
type ToMember = RequestBody<typeof operations.transferToMember>;
type Done = ResponseValue<typeof operations.transferToUpline>;

const transfersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    transferOptions: build.query<ResponseValue<typeof operations.transferOptions>, void>({
      query: operationQuery(operations.transferOptions),
      providesTags: ['Session', 'PaymentPassword', 'Wallet', 'Rewards'],
    }),
    transferToUpline: build.mutation<Done, WithIdempotencyKey<ToUpline>>({
      query: idempotentQuery(operations.transferToUpline),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    transferToMember: build.mutation<Done, WithIdempotencyKey<ToMember>>({
      query: idempotentQuery(operations.transferToMember),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
  }),
});

export const { useTransferOptionsQuery } = transfersApi;

/**
 * Transfers money to the upline (the agent above the member). If the member tries again before a response is
 * received, the gateway makes the transfer only once.
 */
export const useTransferToUpline = () => {
  const [transfer] = transfersApi.useTransferToUplineMutation();
  return useIdempotent<ToUpline, Done>(operations.transferToUpline, transfer);
};

/**
 * Transfers money to another member. If the member tries again before a response is received, the gateway makes the
 * transfer only once.
 */
export const useTransferToMember = () => {
  const [transfer] = transfersApi.useTransferToMemberMutation();
  return useIdempotent<ToMember, Done>(operations.transferToMember, transfer);
};
