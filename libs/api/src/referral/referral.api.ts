import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/referral';
import { call, wpsApi } from '../client/client.ts';

export type { InvitedFriend } from '@livery/contract/referral';

export type ReferralOverview = ValueOf<typeof operations.referralOverview>;

export const { useReferralOverviewQuery, useReferralFriendsInfiniteQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    referralOverview: build.query<ReferralOverview, void>({
      query: call(operations.referralOverview),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    referralFriends: build.infiniteQuery<ValueOf<typeof operations.referralFriends>, void, number>({
      query: ({ pageParam }) => call(operations.referralFriends)({ pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Rewards'],
    }),
  }),
});
