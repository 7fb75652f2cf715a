import * as operations from '@livery/contract/limits';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import { call, wpsApi } from '../client/client.ts';

export type { PlayLimit } from '@livery/contract/limits';
export type PlayLimits = ValueOf<typeof operations.playLimits>;
export type PlaySession = ValueOf<typeof operations.playSession>;
export type PlayChange = ValueOf<typeof operations.playHistory>['list'][number];

export const {
  usePlayLimitsQuery,
  useSetPlayLimitMutation,
  useConfirmPlayLimitMutation,
  useSetRealityCheckMutation,
  useTakeBreakMutation,
  usePlaySessionQuery,
  usePlayHistoryQuery,
  endpoints: limitsEndpoints,
} = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    playLimits: build.query<PlayLimits, void>({
      query: call(operations.playLimits),
      providesTags: ['Session', 'PlayLimits'],
    }),
    setPlayLimit: build.mutation<PlayLimits, RequestOf<typeof operations.setPlayLimit>>({
      query: call(operations.setPlayLimit),
      invalidatesTags: ['PlayLimits'],
    }),
    confirmPlayLimit: build.mutation<PlayLimits, RequestOf<typeof operations.confirmPlayLimit>>({
      query: call(operations.confirmPlayLimit),
      invalidatesTags: ['PlayLimits'],
    }),
    setRealityCheck: build.mutation<PlayLimits, RequestOf<typeof operations.setRealityCheck>>({
      query: call(operations.setRealityCheck),
      invalidatesTags: ['PlayLimits'],
    }),
    takeBreak: build.mutation<PlayLimits, RequestOf<typeof operations.takeBreak>>({
      query: call(operations.takeBreak),
      invalidatesTags: ['PlayLimits'],
    }),
    playSession: build.query<PlaySession, void>({
      query: call(operations.playSession),
      providesTags: ['Session', 'PlayLimits'],
    }),
    playHistory: build.query<ValueOf<typeof operations.playHistory>, void>({
      query: call(operations.playHistory),
      providesTags: ['Session', 'PlayLimits'],
    }),
  }),
});
