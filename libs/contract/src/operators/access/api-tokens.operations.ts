import { operation } from '../../operation.ts';
import type * as schemas from './api-tokens.schemas.ts';

export const listApiTokens = operation<typeof schemas.listApiTokens>()({
  name: 'listApiTokens',
  method: 'GET',
  path: '/ops/api-tokens',
  access: 'operator',
  operator: { permission: 'tokens:write', scope: 'platform', risk: 'plain' },
  summary: 'List the API tokens of all operators, without their secrets',
});

export const createApiToken = operation<typeof schemas.createApiToken>()({
  name: 'createApiToken',
  method: 'POST',
  path: '/ops/api-tokens',
  access: 'operator',
  operator: { permission: 'tokens:write', scope: 'platform', risk: 'stepUp', secretFields: ['token'] },
  summary: 'Create an API token with a part of the own permissions',
});

export const revokeApiToken = operation<typeof schemas.revokeApiToken>()({
  name: 'revokeApiToken',
  method: 'DELETE',
  path: '/ops/api-tokens/:id',
  access: 'operator',
  operator: { permission: 'tokens:write', scope: 'platform', risk: 'stepUp' },
  summary: 'Revoke an API token',
});
