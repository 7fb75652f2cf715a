import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/wallet';
import { call, wpsApi } from '../client/client.ts';

export type Balance = ValueOf<typeof operations.walletBalance>;

const walletApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    walletBalance: build.query<Balance, void>({ query: call(operations.walletBalance), providesTags: ['Session', 'Wallet'] }),
    merchantWallet: build.query<ValueOf<typeof operations.merchantWallet>, void>({ query: call(operations.merchantWallet), providesTags: ['Session', 'Wallet'] }),
  }),
});

export const { useWalletBalanceQuery, useMerchantWalletQuery } = walletApi;

/** Puts a balance that the stream of events brought in place of the one that is shown. */
export const balanceArrived = (balance: Balance) => walletApi.util.upsertQueryData('walletBalance', undefined, balance);
