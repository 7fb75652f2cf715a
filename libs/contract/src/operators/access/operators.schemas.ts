import * as z from 'zod/mini';
import { brandCode, email, endsAt, id, name, reason, roleId, time } from '../fields.schemas.ts';

const grant = z.object({
  id,
  roleId: z.string(),
  /** Code of the brand for which the grant gives the role. Null if the grant is for the whole platform. */
  brand: z.nullable(z.string()),
  /** Time at which the grant (role of an operator for a brand or the platform) ends. Null for no end. */
  endsAt: z.nullable(time),
  reason: z.string(),
  givenAt: time,
  /**
   * Operator who gave the role. Null if nobody gave it, because a command on the server created the operator with the
   * role.
   */
  givenBy: z.nullable(id),
});

export const listOperators = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        /** State of the operator. An invited operator has no password and no second factor yet. */
        state: z.enum(['invited', 'active', 'suspended']),
        /** Time at which the link in the last invitation expires. Null if the operator has accepted the invitation. */
        invitationEndsAt: z.nullable(time),
        createdAt: time,
        lastLoginAt: z.nullable(time),
        passkeys: z.number(),
        hasTotp: z.boolean(),
        recoveryCodesLeft: z.number(),
        sessions: z.number(),
        /** Grants that are valid now. A grant gives the operator a role for one brand or for the whole platform. */
        grants: z.array(grant),
      }),
    ),
  }),
};

export const listColleagues = {
  request: z.object({}),
  value: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
};

/**
 * `link` is the URL of the invitation. It is null in the response to a repeated call (same `Idempotency-Key`),
 * because the URL is not stored.
 */
const invitation = z.object({ operatorId: id, link: z.nullable(z.string()), expiresAt: time });

export const inviteOperator = {
  request: z.object({
    email,
    name,
    /**
     * Grants (roles of the operator) for single brands. A grant for the whole platform needs the operation
     * `requestGrant`.
     */
    grants: z.array(z.object({ roleId, brand: brandCode, endsAt, reason })).check(z.maxLength(50)),
  }),
  value: invitation,
};

export const renewInvitation = { request: z.object({ id }), value: invitation };

export const suspendOperator = {
  request: z.object({ id, reason }),
  value: z.object({ state: z.literal('suspended') }),
};

export const resumeOperator = {
  request: z.object({ id, reason }),
  /**
   * State of the operator after the call: `invited` if the operator has never accepted the invitation, otherwise
   * `active`.
   */
  value: z.object({ state: z.enum(['active', 'invited']) }),
};

export const endOperatorSessions = {
  request: z.object({ id, reason }),
  value: z.object({ ended: z.number() }),
};
