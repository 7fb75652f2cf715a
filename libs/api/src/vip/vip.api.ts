import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/vip';
import { call, wpsApi } from '../client/client.ts';

export type { VipLevel } from '@livery/contract/vip';

export type ClubBenefit = ValueOf<typeof operations.memberClubBenefit>;

export const { useMemberClubBenefitQuery } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    memberClubBenefit: build.query<ClubBenefit, void>({
      query: call(operations.memberClubBenefit),
      providesTags: ['Session', 'Rewards', 'Texts'],
    }),
  }),
});
