import * as z from 'zod/mini';
import { brandCode, id, name, permission, permissionSet, time } from '../fields.schemas.ts';

const apiToken = {
  id,
  name: z.string(),
  operatorId: id,
  permissions: z.array(permission),
  /** Codes of the brands for which the token is valid. Null if it is valid for all brands and the whole platform. */
  brands: z.nullable(z.array(z.string())),
  createdAt: time,
  endsAt: time,
};

export const listApiTokens = {
  request: z.object({}),
  value: z.object({
    /** Tokens that are valid now. */
    list: z.array(z.object({ ...apiToken, operatorName: z.string(), lastUsedAt: z.nullable(time) })),
  }),
};

export const createApiToken = {
  request: z.object({
    name,
    permissions: permissionSet,
    brands: z.nullable(z.array(brandCode).check(z.minLength(1), z.maxLength(1000))),
    /** Time at which the token expires, at most one year from now. */
    endsAt: z.iso.datetime(),
  }),
  /** `token` is null in the response to a repeated call (same `Idempotency-Key`), because the token is not stored. */
  value: z.object({ ...apiToken, token: z.nullable(z.string()) }),
};

export const revokeApiToken = { request: z.object({ id }), value: z.object({ revoked: z.literal(true) }) };
