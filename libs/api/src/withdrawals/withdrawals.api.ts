import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/withdrawals';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { BankCard, PayoutBank, Withdrawal, WithdrawOptions } from '@livery/contract/withdrawals';

type NewWithdrawal = RequestOf<typeof operations.withdraw>;

const withdrawalsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listBankCards: build.query<ValueOf<typeof operations.listBankCards>, void>({
      query: call(operations.listBankCards),
      providesTags: ['Session', 'BankCards'],
    }),
    listPayoutBanks: build.query<ValueOf<typeof operations.listPayoutBanks>, void>({
      query: call(operations.listPayoutBanks),
      providesTags: ['Session'],
    }),
    addBankCard: build.mutation<ValueOf<typeof operations.addBankCard>, RequestOf<typeof operations.addBankCard>>({
      query: call(operations.addBankCard),
      invalidatesTags: (made) => (made ? ['BankCards'] : []),
    }),
    removeBankCard: build.mutation<
      ValueOf<typeof operations.removeBankCard>,
      RequestOf<typeof operations.removeBankCard>
    >({ query: call(operations.removeBankCard), invalidatesTags: (done) => (done ? ['BankCards'] : []) }),
    paymentPasswordStatus: build.query<ValueOf<typeof operations.paymentPasswordStatus>, void>({
      query: call(operations.paymentPasswordStatus),
      providesTags: ['Session', 'PaymentPassword'],
    }),
    setPaymentPassword: build.mutation<
      ValueOf<typeof operations.setPaymentPassword>,
      RequestOf<typeof operations.setPaymentPassword>
    >({ query: call(operations.setPaymentPassword), invalidatesTags: ['PaymentPassword', 'BankCards', 'Security'] }),
    resetPaymentPassword: build.mutation<
      ValueOf<typeof operations.resetPaymentPassword>,
      RequestOf<typeof operations.resetPaymentPassword>
    >({ query: call(operations.resetPaymentPassword), invalidatesTags: ['PaymentPassword', 'BankCards', 'Security'] }),
    withdrawOptions: build.query<ValueOf<typeof operations.withdrawOptions>, void>({
      query: call(operations.withdrawOptions),
      providesTags: ['Session', 'BankCards', 'PaymentPassword', 'Withdrawals', 'Rewards'],
    }),
    withdraw: build.mutation<ValueOf<typeof operations.withdraw>, Keyed<NewWithdrawal>>({
      query: keyedCall(operations.withdraw),
      invalidatesTags: (made) => (made ? ['Withdrawals', 'Wallet'] : []),
    }),
    withdrawalStatus: build.query<ValueOf<typeof operations.withdrawalStatus>, { id: string }>({
      query: call(operations.withdrawalStatus),
      providesTags: ['Session', 'Withdrawals'],
    }),
    cancelWithdrawal: build.mutation<ValueOf<typeof operations.cancelWithdrawal>, { id: string }>({
      query: call(operations.cancelWithdrawal),
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

/** Asks for a withdrawal; for the same one again until it was answered. */
export const useWithdraw = () => {
  const [withdraw] = withdrawalsApi.useWithdrawMutation();
  return useIdempotent<NewWithdrawal, ValueOf<typeof operations.withdraw>>(operations.withdraw, withdraw);
};
