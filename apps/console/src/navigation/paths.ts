/** Addresses of the console's pages. */
export const paths = {
  start: '/',
  login: '/login',
  invitation: '/invitation',
  account: '/account',
  brands: '/brands',
  brand: (code: string): string => `/brands/${code}`,
  draft: (code: string, draftId: string): string => `/brands/${code}/drafts/${draftId}`,
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
