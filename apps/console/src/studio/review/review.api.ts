import type { ResponseValue } from '@livery/contract/operation';
import * as comparison from '@livery/contract/operators/releases/comparison';
import { openReleasePreview } from '@livery/contract/operators/previews';
import * as reviews from '@livery/contract/operators/releases/reviews';
import { changeEndpoint, opsApi, readEndpoint, versionedEndpoint } from '../../api/ops-api.ts';

export type Comparison = ResponseValue<typeof comparison.compareReleases>;
export type Review = ResponseValue<typeof reviews.getReleaseReview>;
export type Policy = ResponseValue<typeof reviews.listReleasePolicies>['policies'][number];

export const {
  useCompareReleasesQuery,
  useReleaseReviewQuery,
  useReleasePoliciesQuery,
  useChangeReleasePolicyMutation,
  useRequestReleaseReviewMutation,
  useLazyApprovalChallengeQuery,
  useApproveReleaseMutation,
  useRejectReleaseMutation,
  useAddReleaseCommentMutation,
  useResolveReleaseCommentMutation,
  useOpenReleasePreviewMutation,
} = opsApi.injectEndpoints({
  endpoints: (build) => ({
    compareReleases: readEndpoint(build, comparison.compareReleases),
    releaseReview: readEndpoint(build, reviews.getReleaseReview, 'Brands'),
    releasePolicies: readEndpoint(build, reviews.listReleasePolicies, 'Brands'),
    changeReleasePolicy: versionedEndpoint(build, reviews.changeReleasePolicy, 'Brands'),
    requestReleaseReview: changeEndpoint(build, reviews.requestReleaseReview, 'Brands'),
    approvalChallenge: readEndpoint(build, reviews.getApprovalChallenge),
    approveRelease: changeEndpoint(build, reviews.approveRelease, 'Brands'),
    rejectRelease: changeEndpoint(build, reviews.rejectRelease, 'Brands'),
    addReleaseComment: changeEndpoint(build, reviews.addReleaseComment, 'Brands'),
    resolveReleaseComment: changeEndpoint(build, reviews.resolveReleaseComment, 'Brands'),
    openReleasePreview: changeEndpoint(build, openReleasePreview),
  }),
});
