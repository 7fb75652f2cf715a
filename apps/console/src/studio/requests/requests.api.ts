import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/operators/brand-requests';
import { changeEndpoint, opsApi, readEndpoint, versionedEndpoint } from '../../api/ops-api.ts';

export type BrandRequest = operations.BrandRequest;
export type BrandRequestState = operations.BrandRequestState;
export type BrandRequestDetails = ResponseValue<typeof operations.getBrandRequest>;

export const {
  useBrandRequestsQuery,
  useBrandRequestQuery,
  useLazyBrandRequestQuery,
  useAddBrandRequestMutation,
  useCommentBrandRequestMutation,
  useAcceptBrandRequestMutation,
  useDeclineBrandRequestMutation,
  useWithdrawBrandRequestMutation,
  useCompleteBrandRequestMutation,
  useSetBrandRequestDeadlineMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    brandRequests: readEndpoint(build, operations.listBrandRequests, 'BrandRequests'),
    brandRequest: readEndpoint(build, operations.getBrandRequest, 'BrandRequests'),
    addBrandRequest: changeEndpoint(build, operations.addBrandRequest, 'BrandRequests'),
    commentBrandRequest: changeEndpoint(build, operations.commentBrandRequest, 'BrandRequests'),
    acceptBrandRequest: versionedEndpoint(build, operations.acceptBrandRequest, 'BrandRequests'),
    declineBrandRequest: versionedEndpoint(build, operations.declineBrandRequest, 'BrandRequests'),
    withdrawBrandRequest: versionedEndpoint(build, operations.withdrawBrandRequest, 'BrandRequests'),
    completeBrandRequest: versionedEndpoint(build, operations.completeBrandRequest, 'BrandRequests'),
    setBrandRequestDeadline: versionedEndpoint(build, operations.setBrandRequestDeadline, 'BrandRequests'),
  }),
});
