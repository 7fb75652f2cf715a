import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/referral';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { InvitedFriend } from '@livery/contract/referral';

export type ReferralOverview = ResponseValue<typeof operations.referralOverview>;

export const { useReferralOverviewQuery, useReferralFriendsInfiniteQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    referralOverview: build.query<ReferralOverview, void>({
      query: operationQuery(operations.referralOverview),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    referralFriends: build.infiniteQuery<ResponseValue<typeof operations.referralFriends>, void, number>({
      query: ({ pageParam }) => operationQuery(operations.referralFriends)({ pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Rewards'],
    }),
  }),
});
