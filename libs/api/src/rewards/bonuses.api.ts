import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/rewards/bonuses';
import { operationQuery, wpsApi } from '../client/client.ts';

// Apart from the promotions, which the first load contains.
const bonusesApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Needs no idempotency key, because the gateway takes a bonus back only once.
    giveUpBonus: build.mutation<
      ResponseValue<typeof operations.giveUpBonus>,
      RequestBody<typeof operations.giveUpBonus>
    >({ query: operationQuery(operations.giveUpBonus), invalidatesTags: ['Rewards', 'Wallet'] }),
  }),
});

export const { useGiveUpBonusMutation } = bonusesApi;
