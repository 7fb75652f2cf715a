import { operation } from '../../operation.ts';
import type * as schemas from './reviews.schemas.ts';

export const listReleasePolicies = operation<typeof schemas.listReleasePolicies>()({
  name: 'listReleasePolicies',
  method: 'GET',
  path: '/ops/brands/:brand/release-policies',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'List how many approvals each environment of a brand needs, and from which roles',
});

export const changeReleasePolicy = operation<typeof schemas.changeReleasePolicy>()({
  name: 'changeReleasePolicy',
  method: 'PUT',
  path: '/ops/brands/:brand/environments/:environment/release-policy',
  access: 'operator',
  operator: { permission: 'releases:policy', scope: 'brand', risk: 'stepUp', isVersioned: true },
  summary: 'Change how many approvals an environment needs, and from which roles',
});

export const getReleaseReview = operation<typeof schemas.getReleaseReview>()({
  name: 'getReleaseReview',
  method: 'GET',
  path: '/ops/brands/:brand/releases/:releaseId/review',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'Get the review of a release: request, decisions, comments, and what each environment still needs',
});

export const requestReleaseReview = operation<typeof schemas.requestReleaseReview>()({
  name: 'requestReleaseReview',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/review',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Request the review of a release',
});

export const getApprovalChallenge = operation<typeof schemas.getApprovalChallenge>()({
  name: 'getApprovalChallenge',
  method: 'GET',
  path: '/ops/brands/:brand/releases/:releaseId/approval-challenge',
  access: 'operator',
  operator: { permission: 'releases:approve', scope: 'brand', risk: 'plain' },
  summary: 'Get the challenge for the signature of an approval. It is the hash of what is approved',
});

export const approveRelease = operation<typeof schemas.approveRelease>()({
  name: 'approveRelease',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/approve',
  access: 'operator',
  operator: { permission: 'releases:approve', scope: 'brand', risk: 'signed' },
  summary: 'Approve a release with a signature by a passkey. Those who worked on it cannot',
});

export const rejectRelease = operation<typeof schemas.rejectRelease>()({
  name: 'rejectRelease',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/reject',
  access: 'operator',
  operator: { permission: 'releases:approve', scope: 'brand', risk: 'stepUp' },
  summary: 'Reject a release with a reason. It replaces an approval of the same operator',
});

export const addReleaseComment = operation<typeof schemas.addReleaseComment>()({
  name: 'addReleaseComment',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/comments',
  access: 'operator',
  operator: { permission: 'releases:review', scope: 'brand', risk: 'plain' },
  summary: 'Comment on a release, or on a place of one of its screens',
});

export const resolveReleaseComment = operation<typeof schemas.resolveReleaseComment>()({
  name: 'resolveReleaseComment',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/comments/:commentId/resolve',
  access: 'operator',
  operator: { permission: 'releases:review', scope: 'brand', risk: 'plain' },
  summary: 'Mark a comment as resolved',
});
