/**
 * Permissions of operators, as `area:action`. There is deliberately no permission for these actions: to change the
 * audit log, to loosen a limit of a member, or to approve one's own request.
 */
export const permissions = [
  'operators:read',
  'operators:invite',
  'operators:suspend',
  'roles:read',
  'roles:write',
  'grants:write',
  'tokens:write',
  'approvals:read',
  'approvals:decide',
  'audit:read',
  'audit:export',
  'brands:read',
  'brands:request',
  'brands:create',
  'hosts:write',
  'drafts:read',
  'drafts:write',
  'releases:read',
  'releases:review',
  'releases:approve',
  'releases:publish',
  'releases:rollback',
  'releases:policy',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Proof that an operation needs in addition to the permission of the caller.
 * - `plain`: none.
 * - `stepUp`: a passkey or a one-time code that was used within the last five minutes.
 * - `signed`: a signature of this call with a passkey of the caller. A one-time code cannot replace the signature. A
 *   `stepUp` proof is not needed.
 * - `twoPersons`: the same proof as `stepUp`. In addition, another operator must approve the call before the gateway
 *   runs it.
 */
export type Risk = 'plain' | 'stepUp' | 'signed' | 'twoPersons';

/** Rules that the gateway applies to each call of an operation by an operator (a person who works in the console). */
export interface OperatorRules {
  /**
   * Permission that the caller needs. `self`: none, because the operation is about the account of the caller, or
   * because its handler checks the permissions.
   */
  readonly permission: Permission | 'self';
  /**
   * Scope of the permission. With `brand`, the request names a brand in its field `brand`, and the caller needs the
   * permission for this brand.
   */
  readonly scope: 'brand' | 'platform';
  readonly risk: Risk;
  /** True if the call changes a resource with a version. The call then has an `If-Match` header with this version. */
  readonly isVersioned?: true;
  /** True if the response contains personal data of members. Each call is then written to the audit log. */
  readonly showsPersonalData?: true;
  /**
   * Fields of the response value that are shown once and never stored. In the response to a repeated call, these fields
   * are null.
   */
  readonly secretFields?: readonly string[];
  /**
   * True if the call stores only data that expires after a few minutes, for example the field that a person is editing
   * now. The gateway writes only rejected calls to the audit log. It runs a repeated call again. The database rejects
   * all changes of other data by such a call.
   */
  readonly isTransient?: true;
}
