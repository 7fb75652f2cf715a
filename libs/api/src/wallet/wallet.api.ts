import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/wallet';
import { call, wpsApi } from '../client/client.ts';

export type Balance = ValueOf<typeof operations.walletBalance>;

const walletApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    walletBalance: build.query<Balance, void>({
      query: call(operations.walletBalance),
      providesTags: ['Session', 'Wallet'],
    }),
    merchantWallet: build.query<ValueOf<typeof operations.merchantWallet>, void>({
      query: call(operations.merchantWallet),
      providesTags: ['Session', 'Wallet', 'Movements'],
    }),
  }),
});

export const { useWalletBalanceQuery, useMerchantWalletQuery, endpoints: walletEndpoints } = walletApi;

const put = (balance: Balance) => walletApi.util.upsertQueryData('walletBalance', undefined, balance);
type Dispatch = Parameters<ReturnType<typeof put>>[0];

/** Puts a balance that the stream of events brought in place of the one that is shown, and asks anew for what else the movement changed: records, recent games. */
export const balanceArrived =
  (balance: Balance) =>
  (dispatch: Dispatch): void => {
    void dispatch(put(balance));
    dispatch(walletApi.util.invalidateTags(['Movements']));
  };
