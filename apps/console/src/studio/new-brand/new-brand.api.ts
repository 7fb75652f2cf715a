import type { ResponseValue } from '@livery/contract/operation';
import { createDraft } from '@livery/contract/operators/drafts';
import * as operations from '@livery/contract/operators/new-brand';
import { changeEndpoint, opsApi, readEndpoint } from '../../api/ops-api.ts';

export type BrandProposal = operations.BrandProposal;
export type Markets = ResponseValue<typeof operations.listMarkets>;
export type Market = Markets['markets'][number];

export const { useMarketsQuery, useProposeBrandMutation, useCreateBrandMutation, useCreateFirstDraftMutation } =
  opsApi.injectEndpoints({
    endpoints: (build) => ({
      markets: readEndpoint(build, operations.listMarkets),
      proposeBrand: changeEndpoint(build, operations.proposeBrand),
      createBrand: changeEndpoint(build, operations.createBrand, 'Brands', 'Me'),
      createFirstDraft: changeEndpoint(build, createDraft),
    }),
  });
