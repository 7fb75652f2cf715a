import { operation } from '../../operation.ts';
import type * as schemas from './grants.schemas.ts';

export const giveGrant = operation<typeof schemas.giveGrant>()({
  name: 'giveGrant',
  method: 'POST',
  path: '/ops/brands/:brand/grants',
  access: 'operator',
  operator: { permission: 'grants:write', scope: 'brand', risk: 'stepUp' },
  summary: 'Give an operator a role for a brand, without power over other operators',
});

export const requestGrant = operation<typeof schemas.requestGrant>()({
  name: 'requestGrant',
  method: 'POST',
  path: '/ops/grants',
  access: 'operator',
  operator: { permission: 'grants:write', scope: 'platform', risk: 'twoPersons' },
  summary: 'Request any role for an operator, for a brand or for the whole platform',
});

export const endBrandGrant = operation<typeof schemas.endBrandGrant>()({
  name: 'endBrandGrant',
  method: 'POST',
  path: '/ops/brands/:brand/grants/:id/end',
  access: 'operator',
  operator: { permission: 'grants:write', scope: 'brand', risk: 'stepUp' },
  summary: 'End a grant for a brand',
});

export const endGrant = operation<typeof schemas.endGrant>()({
  name: 'endGrant',
  method: 'POST',
  path: '/ops/grants/:id/end',
  access: 'operator',
  operator: { permission: 'grants:write', scope: 'platform', risk: 'stepUp' },
  summary: 'End any grant',
});
