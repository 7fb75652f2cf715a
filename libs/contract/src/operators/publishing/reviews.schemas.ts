import * as z from 'zod/mini';
import { passkeyChallenge, passkeyResponse, roleId } from '../fields.schemas.ts';
import { brand, entryId, environment, hash, reason, releaseId } from './release-fields.schemas.ts';

const policyContent = {
  /** Minimum number of operators who must approve a release before the environment can show it. */
  approvals: z.int().check(z.minimum(0), z.maximum(3)),
  /**
   * Roles of operators who may approve a release. An operator needs at least one of them. If the list is empty, the
   * permission to approve releases is sufficient.
   */
  roles: z.array(roleId).check(z.maxLength(20)),
};

const policy = z.object({
  environment,
  ...policyContent,
  /**
   * Version of the policy (number of its changes). The next change must send it in the `If-Match` header. 0 if nobody
   * has changed the policy yet.
   */
  number: z.number(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

/**
 * Signature of an approval with a passkey (WebAuthn). To verify it, check two things. First, `challenge` in
 * `clientData` must be the SHA-256 hash of `statement`. Second, `signature` must be valid for `publicKey`. The signed
 * bytes are `authenticatorData`, followed by the SHA-256 hash of `clientData`. All bytes are in base64url.
 */
const approvalSignature = z.object({
  /** Text that was signed: JSON with the brand, the release, its build, its files, the approver and a nonce. */
  statement: z.string(),
  /** Public key of the passkey as a JSON Web Key. */
  publicKey: z.record(z.string(), z.string()),
  authenticatorData: z.string(),
  clientData: z.string(),
  signature: z.string(),
});

const decision = z.object({
  kind: z.enum(['approve', 'reject']),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string(),
  /** Name of the passkey that signed the approval. Null for a rejection. */
  passkeyName: z.nullable(z.string()),
  signature: z.nullable(approvalSignature),
  /** False if the same operator has made another decision later, which replaces this decision. */
  isCurrent: z.boolean(),
});

/**
 * Position on a screen of the release to which a comment refers. `width` is the width of the screen at which the person
 * saw it. Sizes are in CSS pixels. `mode` is absent if the screen had the usual colour mode of the brand.
 */
const pin = z.object({
  route: z.string().check(z.regex(/^\/[\w\-./:]{0,199}$/)),
  language: z.string().check(z.regex(/^[A-Z-]{2,8}$/)),
  mode: z.optional(z.enum(['light', 'dark'])),
  width: z.int().check(z.minimum(200), z.maximum(4000)),
  x: z.int().check(z.minimum(0), z.maximum(4000)),
  y: z.int().check(z.minimum(0), z.maximum(100_000)),
});

const comment = z.object({
  commentId: z.string(),
  text: z.string(),
  pin: z.nullable(pin),
  createdBy: z.string(),
  createdAt: z.string(),
  resolvedBy: z.nullable(z.string()),
  resolvedAt: z.nullable(z.string()),
});

export const listReleasePolicies = {
  request: z.object({ brand }),
  value: z.object({ policies: z.array(policy) }),
};

export const changeReleasePolicy = {
  request: z.object({ brand, environment, ...policyContent, reason }),
  value: policy,
};

export const getReleaseReview = {
  request: z.object({ brand, releaseId }),
  value: z.object({
    releaseId,
    version: z.number(),
    /**
     * SHA-256 hash of the list of all files of the release. An approval contains this hash, so it is not valid if a
     * file is different.
     */
    manifest: hash,
    createdBy: z.string(),
    /**
     * Operator who added the version from which the release was built. This operator cannot approve or reject the
     * release.
     */
    versionBy: z.string(),
    /**
     * Operators who changed the draft from which the version was created. They cannot approve or reject the release.
     */
    editors: z.array(z.string()),
    request: z.nullable(z.object({ note: z.string(), requestedBy: z.string(), requestedAt: z.string() })),
    decisions: z.array(decision),
    comments: z.array(comment),
    environments: z.array(
      z.object({
        environment,
        needed: z.number(),
        roles: z.array(z.string()),
        /**
         * Operators whose approval of the release counts for this environment. The latest decision of each of them is
         * an approval, and each of them has a role that the policy requires.
         */
        approvers: z.array(z.string()),
        /** Operators whose latest decision about the release is a rejection. */
        rejecters: z.array(z.string()),
        /** True if the approval policy of this environment permits the publication of the release. */
        isMet: z.boolean(),
      }),
    ),
  }),
};

const change = { brand, releaseId };

export const requestReleaseReview = {
  request: z.object({ ...change, note: z.string().check(z.trim(), z.maxLength(500)) }),
  value: z.object({}),
};

export const getApprovalChallenge = { request: z.object({ ...change, manifest: hash }), value: passkeyChallenge };

export const approveRelease = {
  request: z.object({
    ...change,
    /** Hash of the files that the approver has reviewed. */
    manifest: hash,
    reason: z.string().check(z.trim(), z.maxLength(500)),
    /**
     * Response of a passkey to the challenge. If absent, the gateway rejects the call with the error code
     * `ops.signature.needed`.
     */
    signature: z.optional(z.object(passkeyResponse)),
  }),
  value: z.object({}),
};

export const rejectRelease = {
  request: z.object({ ...change, manifest: hash, reason }),
  value: z.object({}),
};

export const addReleaseComment = {
  request: z.object({
    ...change,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    pin: z.optional(pin),
  }),
  value: comment,
};

export const resolveReleaseComment = {
  request: z.object({ ...change, commentId: entryId }),
  value: comment,
};
