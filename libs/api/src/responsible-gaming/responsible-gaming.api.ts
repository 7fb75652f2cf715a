import * as operations from '@livery/contract/responsible-gaming';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { PlayLimit } from '@livery/contract/responsible-gaming';
export type PlayLimits = ResponseValue<typeof operations.playLimits>;
export type PlaySession = ResponseValue<typeof operations.getPlaySession>;
export type PlayChange = ResponseValue<typeof operations.playHistory>['list'][number];

export const {
  usePlayLimitsQuery,
  useSetPlayLimitMutation,
  useConfirmPlayLimitMutation,
  useSetRealityCheckMutation,
  useStartCoolOffMutation,
  useGetPlaySessionQuery,
  usePlayHistoryQuery,
  endpoints: limitsEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    playLimits: build.query<PlayLimits, void>({
      query: operationQuery(operations.playLimits),
      providesTags: ['Session', 'PlayLimits'],
    }),
    setPlayLimit: build.mutation<PlayLimits, RequestBody<typeof operations.setPlayLimit>>({
      query: operationQuery(operations.setPlayLimit),
      invalidatesTags: ['PlayLimits'],
    }),
    confirmPlayLimit: build.mutation<PlayLimits, RequestBody<typeof operations.confirmPlayLimit>>({
      query: operationQuery(operations.confirmPlayLimit),
      invalidatesTags: ['PlayLimits'],
    }),
    setRealityCheck: build.mutation<PlayLimits, RequestBody<typeof operations.setRealityCheck>>({
      query: operationQuery(operations.setRealityCheck),
      invalidatesTags: ['PlayLimits'],
    }),
    startCoolOff: build.mutation<PlayLimits, RequestBody<typeof operations.startCoolOff>>({
      query: operationQuery(operations.startCoolOff),
      invalidatesTags: ['PlayLimits'],
    }),
    getPlaySession: build.query<PlaySession, void>({
      query: operationQuery(operations.getPlaySession),
      providesTags: ['Session', 'PlayLimits'],
    }),
    playHistory: build.query<ResponseValue<typeof operations.playHistory>, void>({
      query: operationQuery(operations.playHistory),
      providesTags: ['Session', 'PlayLimits'],
    }),
  }),
});
