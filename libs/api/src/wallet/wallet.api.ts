import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/wallet';
import { operationQuery, wpsApi } from '../client/client.ts';

export type Balance = ResponseValue<typeof operations.walletBalance>;

const walletApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    walletBalance: build.query<Balance, void>({
      query: operationQuery(operations.walletBalance),
      providesTags: ['Session', 'Wallet'],
    }),
    merchantWallet: build.query<ResponseValue<typeof operations.merchantWallet>, void>({
      query: operationQuery(operations.merchantWallet),
      providesTags: ['Session', 'Wallet', 'Movements'],
    }),
  }),
});

export const { useWalletBalanceQuery, useMerchantWalletQuery, endpoints: walletEndpoints } = walletApi;

const upsertBalance = (balance: Balance) => walletApi.util.upsertQueryData('walletBalance', undefined, balance);
type Dispatch = Parameters<ReturnType<typeof upsertBalance>>[0];

/**
 * Replaces the cached balance with the balance from an event of the gateway. A new balance means a bet or a payment, so
 * data such as records and recent games is loaded again too.
 */
export const applyBalanceEvent =
  (balance: Balance) =>
  (dispatch: Dispatch): void => {
    void dispatch(upsertBalance(balance));
    dispatch(walletApi.util.invalidateTags(['Movements']));
  };
