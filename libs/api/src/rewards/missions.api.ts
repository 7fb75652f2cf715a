import * as operations from '@livery/contract/rewards/missions';
import type { ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { Mission, MissionRank } from '@livery/contract/rewards/missions';

export const { useListMissionsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listMissions: build.query<ResponseValue<typeof operations.listMissions>, void>({
      query: operationQuery(operations.listMissions),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
  }),
});
