import type { Permission } from '@livery/contract/operators/permissions';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { AuditEntry, OperatorSession } from './operator-context.ts';
import type { PermittedBrands } from './permitted-brands.ts';

/** Call that waits until a second operator approves it. */
export interface ApprovalRequest {
  /** Name of the operation. */
  readonly operation: string;
  readonly permission: Permission;
  readonly brand: string | null;
  /** Validated request of the call. */
  readonly request: unknown;
  readonly expectedVersion: number | undefined;
  readonly requestedBy: string;
}

/** Checks of the calls of operators that need the data of a module. The module that owns the data provides the check. */
export interface OperatorChecks {
  /**
   * Returns the session for the cookie or the API token of a request. Throws a GatewayError if there is no valid one.
   */
  readonly authenticateOperator: (request: FastifyRequest) => Promise<OperatorSession>;
  /**
   * Returns true if the operator has a grant with this permission now, for the brand or for the whole platform. For a
   * call with an API token, the token must have the permission too.
   */
  readonly isPermitted: (
    db: Database,
    operator: OperatorSession,
    permission: Permission,
    brand: string | null,
  ) => Promise<boolean>;
  /**
   * Returns the brands for which the operator has this permission now, or `all` if a grant for the whole platform has
   * it.
   */
  readonly listPermittedBrands: (
    db: Database,
    operator: OperatorSession,
    permission: Permission,
  ) => Promise<PermittedBrands>;
  /** Returns the ids of the operator's current roles for the brand or for the whole platform. */
  readonly listRoles: (db: Database, operatorId: string, brand: string) => Promise<readonly string[]>;
  /** Appends an entry to the audit log, in the transaction of the action. */
  readonly appendAudit: (tx: Database, entry: AuditEntry) => Promise<void>;
  /** Stores a call that a second operator must approve. Returns the id of the approval. */
  readonly requestApproval: (tx: Database, request: ApprovalRequest) => Promise<string>;
}

/** Error if two modules provide the same check, or if no module provides a check. */
export class OperatorCheckError extends Error {
  override readonly name = 'OperatorCheckError';
}

export interface OperatorCheckRegistry extends OperatorChecks {
  /**
   * Adds checks of a module. Throws an OperatorCheckError if another module has already added a check of the same name.
   */
  readonly provide: (checks: Partial<OperatorChecks>) => void;
  /** Throws an OperatorCheckError if a check is missing. Call it when all modules are registered. */
  readonly assertComplete: () => void;
}

const names = [
  'authenticateOperator',
  'isPermitted',
  'listPermittedBrands',
  'listRoles',
  'appendAudit',
  'requestApproval',
] as const satisfies readonly (keyof OperatorChecks)[];

export const createOperatorChecks = (): OperatorCheckRegistry => {
  const provided: { -readonly [Name in keyof OperatorChecks]?: OperatorChecks[Name] } = {};
  const find = <Name extends keyof OperatorChecks>(name: Name): OperatorChecks[Name] => {
    const check = provided[name];
    if (check) return check as OperatorChecks[Name];
    throw new OperatorCheckError(
      `No module provides the check "${name}", so that calls of operators would pass unchecked. ` +
        `Call core.operatorChecks.provide({ ${name} }) in the module that owns its data.`,
    );
  };
  return {
    authenticateOperator: (request) => find('authenticateOperator')(request),
    isPermitted: (db, operator, permission, brand) => find('isPermitted')(db, operator, permission, brand),
    listPermittedBrands: (db, operator, permission) => find('listPermittedBrands')(db, operator, permission),
    listRoles: (db, operatorId, brand) => find('listRoles')(db, operatorId, brand),
    appendAudit: (tx, entry) => find('appendAudit')(tx, entry),
    requestApproval: (tx, request) => find('requestApproval')(tx, request),
    provide: (checks) => {
      const second = names.find((name) => checks[name] && provided[name]);
      if (second)
        throw new OperatorCheckError(
          `Two modules provide the check "${second}". Only one may decide: remove one of them.`,
        );
      Object.assign(provided, checks);
    },
    assertComplete: () => names.forEach(find),
  };
};
