import * as operations from '@livery/contract/missions';
import type { ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { Mission, MissionRank } from '@livery/contract/missions';

export const { useListMissionsQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listMissions: build.query<ValueOf<typeof operations.listMissions>, void>({
      query: call(operations.listMissions),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
  }),
});
