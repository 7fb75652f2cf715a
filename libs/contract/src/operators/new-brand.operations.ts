import { operation } from '../operation.ts';
import type * as schemas from './new-brand.schemas.ts';

export type { BrandProposal } from './new-brand.schemas.ts';

export const listMarkets = operation<typeof schemas.listMarkets>()({
  name: 'listMarkets',
  method: 'GET',
  path: '/ops/markets',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the markets for which there is a profile, with its languages and currency',
});

export const proposeBrand = operation<typeof schemas.proposeBrand>()({
  name: 'proposeBrand',
  method: 'POST',
  path: '/ops/brand-proposals',
  access: 'operator',
  operator: { permission: 'brands:create', scope: 'platform', risk: 'plain' },
  summary: 'Propose three brands from a logo, a name and a market, without storing them',
});

export const createBrand = operation<typeof schemas.createBrand>()({
  name: 'createBrand',
  method: 'POST',
  path: '/ops/brands',
  access: 'operator',
  operator: { permission: 'brands:create', scope: 'platform', risk: 'plain' },
  summary: 'Create a brand with its first version, from a brand file or from another brand',
});
