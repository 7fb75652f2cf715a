import * as z from 'zod/mini';
import { id, name, permission, permissionSet } from '../fields.schemas.ts';

const role = z.object({
  id: z.string(),
  /**
   * Name of the role. For a built-in role, this name is in English, and the console shows a translation that belongs to
   * the role's id.
   */
  name: z.string(),
  isBuiltIn: z.boolean(),
  permissions: z.array(permission),
  /**
   * Version of the role. A change must send it in the `If-Match` header. A built-in role has version 0 and cannot be
   * changed.
   */
  version: z.number(),
});

export const listRoles = {
  request: z.object({}),
  value: z.object({
    list: z.array(role),
    /** Permissions that give power over other operators. Only a built-in role can contain them. */
    controlPermissions: z.array(permission),
  }),
};

export const createRole = { request: z.object({ name, permissions: permissionSet }), value: role };
export const changeRole = { request: z.object({ id, name, permissions: permissionSet }), value: role };
export const deleteRole = { request: z.object({ id }), value: z.object({ deleted: z.literal(true) }) };
