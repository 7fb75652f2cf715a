import * as z from 'zod/mini';
import { brandCode, endsAt, id, reason, roleId } from '../fields.schemas.ts';

export const giveGrant = {
  request: z.object({ brand: brandCode, operatorId: id, roleId, endsAt, reason }),
  value: z.object({ grantId: id }),
};

export const requestGrant = {
  /** Request for a grant, which gives the operator a role. `brand` is null for a grant for the whole platform. */
  request: z.object({ brand: z.nullable(brandCode), operatorId: id, roleId, endsAt, reason }),
  value: z.object({ approvalId: id }),
};

const ended = z.object({ ended: z.literal(true) });

export const endBrandGrant = { request: z.object({ brand: brandCode, id, reason }), value: ended };
export const endGrant = { request: z.object({ id, reason }), value: ended };
