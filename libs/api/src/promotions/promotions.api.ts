import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/promotions';
import { call, wpsApi } from '../client/client.ts';

export type { PromotionStanding, Reward, RewardLine } from '@livery/contract/promotions';

export type PromotionList = ValueOf<typeof operations.listPromotions>;
export type PromotionDetail = ValueOf<typeof operations.promotionDetail>;
export type AvailablePromotions = ValueOf<typeof operations.availablePromotions>;
export type ClaimedReward = ValueOf<typeof operations.rewardHistory>['list'][number];
export type RolloverStatus = ValueOf<typeof operations.rolloverStatus>;

/** Rewards grow as one plays: an answer older than this is asked for again when a screen shows it. Seconds. */
const freshS = 20;

const promotionsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<PromotionList, RequestOf<typeof operations.listPromotions>>({
      query: call(operations.listPromotions),
      providesTags: ['Session', 'Rewards'],
    }),
    promotionDetail: build.query<PromotionDetail, RequestOf<typeof operations.promotionDetail>>({
      query: call(operations.promotionDetail),
      providesTags: ['Session', 'Rewards'],
    }),
    availablePromotions: build.query<AvailablePromotions, void>({
      query: call(operations.availablePromotions),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    rewardHistory: build.infiniteQuery<ValueOf<typeof operations.rewardHistory>, void, number>({
      query: ({ pageParam }) => call(operations.rewardHistory)({ pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    rolloverStatus: build.query<RolloverStatus, void>({
      query: call(operations.rolloverStatus),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    // Paid once whatever happens to the answer: the reward's own id is what makes it so, and no key is needed.
    claimReward: build.mutation<ValueOf<typeof operations.claimReward>, { id: string }>({
      query: call(operations.claimReward),
      invalidatesTags: (claimed) => (claimed ? ['Rewards', 'Wallet'] : ['Rewards']),
    }),
    applyActivity: build.mutation<ValueOf<typeof operations.applyActivity>, RequestOf<typeof operations.applyActivity>>(
      { query: call(operations.applyActivity), invalidatesTags: ['Rewards'] },
    ),
  }),
});

export const {
  useListPromotionsQuery,
  usePromotionDetailQuery,
  useAvailablePromotionsQuery,
  useRewardHistoryInfiniteQuery,
  useRolloverStatusQuery,
  useClaimRewardMutation,
  useApplyActivityMutation,
} = promotionsApi;

/**
 * How many rewards wait for the member: the bubble of the bottom bar and of the member center. Nothing is asked while
 * `isMember` is false, as it is for a guest and for a free trial, and the count is 0.
 */
export const useUnclaimedCount = (isMember: boolean): number =>
  promotionsApi.useAvailablePromotionsQuery(undefined, { skip: !isMember, refetchOnMountOrArgChange: freshS })
    .currentData?.unclaimed ?? 0;
