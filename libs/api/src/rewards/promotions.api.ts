import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/rewards/promotions';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { PromotionEligibility, Reward, RewardLine } from '@livery/contract/rewards/promotions';

export type PromotionList = ResponseValue<typeof operations.listPromotions>;
export type PromotionDetail = ResponseValue<typeof operations.promotionDetail>;
export type AvailablePromotions = ResponseValue<typeof operations.availablePromotions>;
export type ClaimedReward = ResponseValue<typeof operations.rewardHistory>['list'][number];
export type RolloverStatus = ResponseValue<typeof operations.rolloverStatus>;

/**
 * Maximum age in seconds of cached promotions. When a screen opens and the data is older, it is loaded again. The
 * maximum is low, because the member's rewards grow during play.
 */
const maxAgeSeconds = 20;

const promotionsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<PromotionList, RequestBody<typeof operations.listPromotions>>({
      query: operationQuery(operations.listPromotions),
      providesTags: ['Session', 'Rewards'],
    }),
    promotionDetail: build.query<PromotionDetail, RequestBody<typeof operations.promotionDetail>>({
      query: operationQuery(operations.promotionDetail),
      providesTags: ['Session', 'Rewards'],
    }),
    availablePromotions: build.query<AvailablePromotions, void>({
      query: operationQuery(operations.availablePromotions),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    rewardHistory: build.infiniteQuery<ResponseValue<typeof operations.rewardHistory>, void, number>({
      query: ({ pageParam }) => operationQuery(operations.rewardHistory)({ pageNo: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      },
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    rolloverStatus: build.query<RolloverStatus, void>({
      query: operationQuery(operations.rolloverStatus),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
    // This operation needs no idempotency key, because the gateway pays a reward with the same id only once.
    claimReward: build.mutation<ResponseValue<typeof operations.claimReward>, { id: string }>({
      query: operationQuery(operations.claimReward),
      invalidatesTags: (claimed) => (claimed ? ['Rewards', 'Wallet'] : ['Rewards']),
    }),
    applyActivity: build.mutation<
      ResponseValue<typeof operations.applyActivity>,
      RequestBody<typeof operations.applyActivity>
    >({ query: operationQuery(operations.applyActivity), invalidatesTags: ['Rewards'] }),
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
 * Returns the number of unclaimed rewards, for the badges of the bottom bar and of the member center. If `isMember` is
 * false, sends no request and returns 0. Pass false for a guest or a free trial.
 */
export const useUnclaimedCount = (isMember: boolean): number =>
  promotionsApi.useAvailablePromotionsQuery(undefined, { skip: !isMember, refetchOnMountOrArgChange: maxAgeSeconds })
    .currentData?.unclaimed ?? 0;
