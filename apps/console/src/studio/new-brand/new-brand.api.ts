import { createDraft } from '@livery/contract/operators/drafts';
import * as operations from '@livery/contract/operators/new-brand';
import { changeEndpoint, opsApi } from '../../api/ops-api.ts';

export type BrandProposal = operations.BrandProposal;

export const { useProposeBrandMutation, useCreateBrandMutation, useCreateFirstDraftMutation } = opsApi.injectEndpoints({
  endpoints: (build) => ({
    proposeBrand: changeEndpoint(build, operations.proposeBrand),
    createBrand: changeEndpoint(build, operations.createBrand, 'Brands', 'Me'),
    createFirstDraft: changeEndpoint(build, createDraft),
  }),
});
