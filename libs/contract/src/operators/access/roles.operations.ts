import { operation } from '../../operation.ts';
import type * as schemas from './roles.schemas.ts';

export const listRoles = operation<typeof schemas.listRoles>()({
  name: 'listRoles',
  method: 'GET',
  path: '/ops/roles',
  access: 'operator',
  operator: { permission: 'roles:read', scope: 'platform', risk: 'plain' },
  summary: 'List the built-in roles and the roles that operators have made',
});

export const createRole = operation<typeof schemas.createRole>()({
  name: 'createRole',
  method: 'POST',
  path: '/ops/roles',
  access: 'operator',
  operator: { permission: 'roles:write', scope: 'platform', risk: 'stepUp' },
  summary: 'Create a role',
});

export const changeRole = operation<typeof schemas.changeRole>()({
  name: 'changeRole',
  method: 'PUT',
  path: '/ops/roles/:id',
  access: 'operator',
  operator: { permission: 'roles:write', scope: 'platform', risk: 'stepUp', isVersioned: true },
  summary: 'Change the name and the permissions of a role',
});

export const deleteRole = operation<typeof schemas.deleteRole>()({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/ops/roles/:id',
  access: 'operator',
  operator: { permission: 'roles:write', scope: 'platform', risk: 'stepUp', isVersioned: true },
  summary: 'Delete a role that no operator has',
});
