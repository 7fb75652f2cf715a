import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/rewards/vip';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { VipLevel } from '@livery/contract/rewards/vip';

export type ClubBenefit = ResponseValue<typeof operations.memberClubBenefit>;

export const { useMemberClubBenefitQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberClubBenefit: build.query<ClubBenefit, void>({
      query: operationQuery(operations.memberClubBenefit),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
  }),
});
