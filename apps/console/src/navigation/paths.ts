/** URL paths of the console's pages. */
export const paths = {
  start: '/',
  login: '/login',
  invitation: '/invitation',
  account: '/account',
  brands: '/brands',
  brand: (code: string): string => `/brands/${code}`,
  editor: (code: string, draftId: string): string => `/brands/${code}/drafts/${draftId}`,
  releaseReview: (code: string, releaseId: string): string => `/brands/${code}/releases/${releaseId}`,
  /** Path of the page that compares the screens of a release with the screens of the live release. */
  releasePixels: (code: string, releaseId: string): string => `/brands/${code}/releases/${releaseId}?view=pixels`,
  fleet: '/fleet',
  newBrand: '/new-brand',
  requests: '/requests',
  request: (id: string): string => `/requests/${id}`,
  approvals: '/approvals',
  operators: '/operators',
  operator: (id: string): string => `/operators/${id}`,
  roles: '/roles',
  apiTokens: '/api-tokens',
  audit: '/audit',
} as const;
