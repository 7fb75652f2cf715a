/**
 * Everything that an operator can be allowed to do, as `area:action`. There is deliberately no permission that changes the
 * audit log, that loosens a limit of a member, or that lets an operator approve their own request.
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
 * Additional proof that an operation needs besides the permission of the caller.
 *
 * - `plain`: none.
 * - `stepUp`: a passkey or a one-time code that was used within the last five minutes.
 * - `twoPersons`: the same proof as `stepUp`, and another operator must approve the call before it is performed.
 */
export type Risk = 'plain' | 'stepUp' | 'twoPersons';

/** Rules of an operation that operators call. */
export interface OperatorRules {
  /** Permission that the caller needs. `self`: none, because the operation is about the account of the caller. */
  readonly permission: Permission | 'self';
  /** `brand`: the request names a brand in its field `brand`, and the caller needs the permission for this brand. */
  readonly scope: 'brand' | 'platform';
  readonly risk: Risk;
  /** True if the call changes a resource with a version. The call then has an `If-Match` header with this version. */
  readonly isVersioned?: true;
  /** True if the value contains personal data of members. Each call is then written to the audit log. */
  readonly showsPersonalData?: true;
  /**
   * Fields of the value that are shown once and never stored. The response to a repeated call has null in their place.
   */
  readonly secretFields?: readonly string[];
  /**
   * True if the call stores only data that expires after a few minutes, such as the value that a person is editing.
   * Then only a rejected call is written to the audit log, and a repeated call runs again. The database rejects any
   * change that the call makes to other data.
   */
  readonly isTransient?: true;
}
