import type { Permission } from '@livery/contract/operators/permissions';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { PasskeyResponse, Statement } from '../passkeys/ceremonies.ts';
import type { PublicJwk } from '../passkeys/public-key.ts';
import type { AuditEntry, OperatorSession } from './operator-context.ts';
import type { PermittedBrands } from './permitted-brands.ts';

/** Call that waits until a second operator approves it. */
export interface ApprovalRequest {
  /** Name of the operation in the API contract. */
  readonly operation: string;
  readonly permission: Permission;
  readonly brand: string | null;
  /** Validated request of the call. */
  readonly request: unknown;
  readonly expectedVersion: number | undefined;
  readonly requestedBy: string;
}

/** Signature of a statement with a passkey of an operator. Anybody can verify it without the gateway. */
export interface OperatorSignature {
  /** Id of the passkey, base64url. */
  readonly passkeyId: string;
  /** Name that the operator has given to the passkey. */
  readonly passkeyName: string;
  /** Text that was signed: the statement and a nonce, as JSON. */
  readonly statement: string;
  readonly publicKey: PublicJwk;
  /** Parts of the response of the authenticator, base64url. */
  readonly authenticatorData: string;
  readonly clientData: string;
  readonly signature: string;
}

/**
 * Functions for the calls of operators: they check sessions and permissions, write the audit log, and store approval
 * requests. The core calls them, but the modules that own the data implement them.
 */
export interface OperatorChecks {
  /**
   * Returns the session for the cookie or the API token of a request. Throws a GatewayError if there is no valid
   * session.
   */
  readonly authenticateOperator: (request: FastifyRequest) => Promise<OperatorSession>;
  /**
   * Returns true if the operator has this permission now, for this brand or for the whole platform. If `brand` is null,
   * the operator must have it for the whole platform. For a call with an API token, the token must also have the
   * permission.
   */
  readonly isPermitted: (
    db: Database,
    operator: OperatorSession,
    permission: Permission,
    brand: string | null,
  ) => Promise<boolean>;
  /**
   * Returns the brands for which the operator has this permission now. Returns `all` if the operator has the
   * permission for the whole platform.
   */
  readonly listPermittedBrands: (
    db: Database,
    operator: OperatorSession,
    permission: Permission,
  ) => Promise<PermittedBrands>;
  /**
   * Returns the ids of the current roles of the operator for this brand. The result includes the roles that the
   * operator has for the whole platform.
   */
  readonly listRoles: (db: Database, operatorId: string, brand: string) => Promise<readonly string[]>;
  /**
   * Starts the signature of a statement (a set of text fields) with a passkey of the operator. Returns the challenge
   * that the browser signs. Throws a GatewayError if the operator has no passkey.
   */
  readonly startSignature: (
    db: Database,
    operatorId: string,
    statement: Statement,
  ) => Promise<{ readonly challengeId: string; readonly options: Record<string, unknown> }>;
  /**
   * Verifies that a response of the browser is a signature of exactly this statement with a passkey of the operator.
   * The challenge of `startSignature` can be used once, within five minutes. Throws a GatewayError if the signature is
   * invalid.
   */
  readonly verifySignature: (
    tx: Database,
    operatorId: string,
    statement: Statement,
    response: PasskeyResponse,
  ) => Promise<OperatorSignature>;
  /** Returns true if the gateway serves the brand, or if the brand has versions or drafts. */
  readonly isExistingBrand: (tx: Database, brand: string) => Promise<boolean>;
  /**
   * Lists the brands that have versions (stored brand documents), but that the gateway does not serve yet because they
   * have no live release.
   */
  readonly listUnservedBrands: (tx: Database) => Promise<readonly { readonly code: string; readonly name: string }[]>;
  /**
   * Appends an entry to the audit log. `tx` is the transaction of the action, so the action and its entry are committed
   * together.
   */
  readonly appendAudit: (tx: Database, entry: AuditEntry) => Promise<void>;
  /** Stores a call that a second operator must approve. Returns the id of the approval. */
  readonly requestApproval: (tx: Database, request: ApprovalRequest) => Promise<string>;
}

/** Error for a function of `OperatorChecks` that two modules provide, or that no module provides. */
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
  'startSignature',
  'verifySignature',
  'isExistingBrand',
  'listUnservedBrands',
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
    startSignature: (db, operatorId, statement) => find('startSignature')(db, operatorId, statement),
    verifySignature: (tx, operatorId, statement, response) =>
      find('verifySignature')(tx, operatorId, statement, response),
    isExistingBrand: (tx, brand) => find('isExistingBrand')(tx, brand),
    listUnservedBrands: (tx) => find('listUnservedBrands')(tx),
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
