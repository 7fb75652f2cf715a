import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/withdrawals';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { BankCard, PayoutBank, Withdrawal, WithdrawOptions } from '@livery/contract/withdrawals';

type NewWithdrawal = RequestBody<typeof operations.withdraw>;

const withdrawalsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listBankCards: build.query<ResponseValue<typeof operations.listBankCards>, void>({
      query: operationQuery(operations.listBankCards),
      providesTags: ['Session', 'BankCards'],
    }),
    listPayoutBanks: build.query<ResponseValue<typeof operations.listPayoutBanks>, void>({
      query: operationQuery(operations.listPayoutBanks),
      providesTags: ['Session'],
    }),
    addBankCard: build.mutation<
      ResponseValue<typeof operations.addBankCard>,
      RequestBody<typeof operations.addBankCard>
    >({
      query: operationQuery(operations.addBankCard),
      invalidatesTags: (created) => (created ? ['BankCards'] : []),
    }),
    removeBankCard: build.mutation<
      ResponseValue<typeof operations.removeBankCard>,
      RequestBody<typeof operations.removeBankCard>
    >({ query: operationQuery(operations.removeBankCard), invalidatesTags: (done) => (done ? ['BankCards'] : []) }),
    paymentPasswordStatus: build.query<ResponseValue<typeof operations.paymentPasswordStatus>, void>({
      query: operationQuery(operations.paymentPasswordStatus),
      providesTags: ['Session', 'PaymentPassword'],
    }),
    setPaymentPassword: build.mutation<
      ResponseValue<typeof operations.setPaymentPassword>,
      RequestBody<typeof operations.setPaymentPassword>
    >({
      query: operationQuery(operations.setPaymentPassword),
      invalidatesTags: ['PaymentPassword', 'BankCards', 'Security'],
    }),
    resetPaymentPassword: build.mutation<
      ResponseValue<typeof operations.resetPaymentPassword>,
      RequestBody<typeof operations.resetPaymentPassword>
    >({
      query: operationQuery(operations.resetPaymentPassword),
      invalidatesTags: ['PaymentPassword', 'BankCards', 'Security'],
    }),
    withdrawOptions: build.query<ResponseValue<typeof operations.withdrawOptions>, void>({
      query: operationQuery(operations.withdrawOptions),
      providesTags: ['Session', 'BankCards', 'PaymentPassword', 'Withdrawals', 'Rewards'],
    }),
    withdraw: build.mutation<ResponseValue<typeof operations.withdraw>, WithIdempotencyKey<NewWithdrawal>>({
      query: idempotentQuery(operations.withdraw),
      invalidatesTags: (created) => (created ? ['Withdrawals', 'Wallet'] : []),
    }),
    withdrawalStatus: build.query<ResponseValue<typeof operations.withdrawalStatus>, { id: string }>({
      query: operationQuery(operations.withdrawalStatus),
      providesTags: ['Session', 'Withdrawals'],
    }),
    cancelWithdrawal: build.mutation<ResponseValue<typeof operations.cancelWithdrawal>, { id: string }>({
      query: operationQuery(operations.cancelWithdrawal),
      invalidatesTags: ['Withdrawals', 'Wallet'],
    }),
  }),
});

export const {
  useListBankCardsQuery,
  useListPayoutBanksQuery,
  useAddBankCardMutation,
  useRemoveBankCardMutation,
  usePaymentPasswordStatusQuery,
  useSetPaymentPasswordMutation,
  useResetPaymentPasswordMutation,
  useWithdrawOptionsQuery,
  useWithdrawalStatusQuery,
  useCancelWithdrawalMutation,
} = withdrawalsApi;

/**
 * Requests a withdrawal. If the member tries again before a response is received, the gateway creates only one
 * withdrawal.
 */
export const useWithdraw = () => {
  const [withdraw] = withdrawalsApi.useWithdrawMutation();
  return useIdempotent<NewWithdrawal, ResponseValue<typeof operations.withdraw>>(operations.withdraw, withdraw);
};
