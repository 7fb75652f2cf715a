import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/rewards/bonuses';
import { operationQuery, wpsApi } from '../client/client.ts';

// This API is separate from the promotions API, because the promotions API is part of the first load.
const bonusesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // This operation needs no idempotency key, because the gateway can cancel a bonus only once.
    giveUpBonus: build.mutation<
      ResponseValue<typeof operations.giveUpBonus>,
      RequestBody<typeof operations.giveUpBonus>
    >({ query: operationQuery(operations.giveUpBonus), invalidatesTags: ['Rewards', 'Wallet'] }),
  }),
});

export const { useGiveUpBonusMutation } = bonusesApi;
