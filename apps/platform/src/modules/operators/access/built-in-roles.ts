import { type Permission, permissions } from '@livery/contract/operators/permissions';

export interface BuiltInRole {
  /** Name in English. The console translates a built-in role by its id. */
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** All read permissions. They permit no changes. */
const readPermissions: readonly Permission[] = permissions.filter((permission) => permission.endsWith(':read'));

/** Permissions of every role that works with brands. */
const seeBrands = ['brands:read'] as const satisfies readonly Permission[];

const editDrafts = [
  ...seeBrands,
  'drafts:read',
  'drafts:write',
  'releases:read',
] as const satisfies readonly Permission[];

/**
 * Roles that exist in every installation, by id. Some roles, such as `payments-agent`, have few permissions, because
 * the operations of their work do not exist yet. When such an operation is added, add its permission to the role here.
 */
export const builtInRoles = {
  owner: { name: 'Owner', permissions },
  'brand-designer': {
    name: 'Brand designer',
    permissions: [...editDrafts, 'brands:request', 'hosts:write', 'releases:review'],
  },
  translator: { name: 'Translator', permissions: editDrafts },
  'content-editor': { name: 'Content editor', permissions: editDrafts },
  publisher: {
    name: 'Publisher',
    permissions: [
      ...seeBrands,
      'hosts:write',
      'drafts:read',
      'releases:read',
      'releases:review',
      'releases:approve',
      'releases:publish',
      'releases:rollback',
      'approvals:read',
      'approvals:decide',
    ],
  },
  support: { name: 'Support', permissions: seeBrands },
  'payments-agent': { name: 'Payments agent', permissions: seeBrands },
  'payments-lead': { name: 'Payments lead', permissions: [...seeBrands, 'approvals:read', 'approvals:decide'] },
  risk: { name: 'Risk', permissions: [...seeBrands, 'audit:read'] },
  'identity-reviewer': { name: 'Identity reviewer', permissions: seeBrands },
  'protection-officer': { name: 'Protection officer', permissions: [...seeBrands, 'audit:read'] },
  'agent-manager': { name: 'Agent manager', permissions: seeBrands },
  auditor: { name: 'Auditor', permissions: [...readPermissions, 'audit:export'] },
  regulator: { name: 'Regulator', permissions: [...readPermissions, 'audit:export'] },
} as const satisfies Readonly<Record<string, BuiltInRole>>;

export type BuiltInRoleId = keyof typeof builtInRoles;

/**
 * Permissions with which an operator can control other operators. Only built-in roles contain them. If a role contains
 * one of them, a grant of the role needs the approval of a second operator.
 */
export const controlPermissions: readonly Permission[] = [
  'operators:invite',
  'operators:suspend',
  'roles:write',
  'grants:write',
  'tokens:write',
  'approvals:decide',
];

/** Returns a built-in role, or undefined if no built-in role has this id. */
export const findBuiltInRole = (id: string): BuiltInRole | undefined =>
  Object.hasOwn(builtInRoles, id) ? builtInRoles[id as BuiltInRoleId] : undefined;
