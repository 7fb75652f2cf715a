import { operation } from '../operation.ts';
import type * as schemas from './brand-requests.schemas.ts';

export type { BrandRequest, BrandRequestState } from './brand-requests.schemas.ts';

// Operators with the permission `brands:create` see all requests. Other operators see only their own requests. To add a
// request, an operator needs `brands:request` for the platform or for at least one brand. An operation cannot declare
// such alternatives. So these operations declare `self` (no permission), and their handlers check the permissions.

export const listBrandRequests = operation<typeof schemas.listBrandRequests>()({
  name: 'listBrandRequests',
  method: 'GET',
  path: '/ops/brand-requests',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the requests for brands that the caller may see, the newest first',
});

export const getBrandRequest = operation<typeof schemas.getBrandRequest>()({
  name: 'getBrandRequest',
  method: 'GET',
  path: '/ops/brand-requests/:requestId',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Get a request for a brand with its logo and its comments',
});

export const addBrandRequest = operation<typeof schemas.addBrandRequest>()({
  name: 'addBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Request a brand',
});

export const commentBrandRequest = operation<typeof schemas.commentBrandRequest>()({
  name: 'commentBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/comments',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Add a comment to a request for a brand',
});

export const acceptBrandRequest = operation<typeof schemas.acceptBrandRequest>()({
  name: 'acceptBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/accept',
  access: 'operator',
  operator: { permission: 'brands:create', scope: 'platform', risk: 'plain', isVersioned: true },
  summary: 'Become the owner of a request for a brand',
});

export const declineBrandRequest = operation<typeof schemas.declineBrandRequest>()({
  name: 'declineBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/decline',
  access: 'operator',
  operator: { permission: 'brands:create', scope: 'platform', risk: 'plain', isVersioned: true },
  summary: 'Decline a request for a brand, with a reason',
});

export const withdrawBrandRequest = operation<typeof schemas.withdrawBrandRequest>()({
  name: 'withdrawBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/withdraw',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain', isVersioned: true },
  summary: 'Withdraw a request of the caller',
});

export const completeBrandRequest = operation<typeof schemas.completeBrandRequest>()({
  name: 'completeBrandRequest',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/complete',
  access: 'operator',
  operator: { permission: 'brands:create', scope: 'platform', risk: 'plain', isVersioned: true },
  summary: 'Link the brand that was created for a request',
});

export const setBrandRequestDeadline = operation<typeof schemas.setBrandRequestDeadline>()({
  name: 'setBrandRequestDeadline',
  method: 'POST',
  path: '/ops/brand-requests/:requestId/deadline',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain', isVersioned: true },
  summary: 'Change the deadline of a request for a brand',
});
