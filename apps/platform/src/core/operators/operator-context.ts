import type { Operation, ParsedRequest } from '@livery/contract/operation';
import type { Permission } from '@livery/contract/operators/permissions';
import type { Database } from '../db/database.ts';
import type { PermittedBrands } from './permitted-brands.ts';

/** Operator who makes a call, identified by a session or an API token. */
export interface OperatorSession {
  readonly operatorId: string;
  readonly name: string;
  /** Id of the API token of the call. Null for a call in a session of the console. */
  readonly tokenId: string | null;
  /** Id of the session of the console. Null for an API token. */
  readonly sessionId: string | null;
  /**
   * Time of the last proof of identity by a passkey or a one-time code in this session. Null if there was none, and for
   * an API token.
   */
  readonly provenAt: Date | null;
}

/** Resource that an audited action concerns, for example `{ kind: 'operator', id }`. */
export interface AuditSubject {
  readonly kind: string;
  readonly id: string;
}

/** Details of an action that a handler records for the audit log. `changes` must not contain secrets. */
export interface AuditNote {
  readonly subject: AuditSubject;
  readonly changes?: Readonly<Record<string, unknown>>;
  /**
   * Brand whose audit log contains the entry. Set it only if the operation has the scope `platform` but the action
   * concerns one brand, for example because the handler has loaded a request that belongs to the brand.
   */
  readonly brand?: string | null;
}

/** Outcome of an audited action. `requested` means that the action waits for the approval of a second operator. */
export type AuditOutcome = 'done' | 'rejected' | 'requested';

/** Entry of the audit log, before its number and its hash are computed. */
export interface AuditEntry {
  readonly at: Date;
  /** Code of a brand. Null for an action about the whole platform. */
  readonly brand: string | null;
  /**
   * Id of the operator who performed the action. Null for a caller without a session, for example at a failed log-in,
   * and for a periodic job.
   */
  readonly operatorId: string | null;
  readonly tokenId: string | null;
  /** Name of the operation in the API contract. */
  readonly operation: string;
  readonly outcome: AuditOutcome;
  /** Error code of a rejection. Null for any other outcome. */
  readonly errorCode: string | null;
  readonly subject: AuditSubject;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly requestId: string;
}

interface CallContext<Request> {
  readonly request: Request;
  /** Transaction of the call. For a GET, it is the database without a transaction. */
  readonly tx: Database;
  readonly address: string;
  readonly userAgent: string;
  /** Registers a task that runs after the commit. It does not run if the call is rejected. */
  readonly onCommit: (task: () => Promise<unknown>) => void;
  /**
   * Records the details of this call for the audit log. The handler of a call that changes something or shows personal
   * data must call `record` exactly once. Otherwise the call fails and its changes are rolled back.
   */
  readonly record: (note: AuditNote) => void;
}

/** Context of a call of the console without a session, for example the log-in. */
export interface ConsoleContext<Request> extends CallContext<Request> {
  /** Sets a response header, such as a cookie. */
  readonly setHeader: (name: string, value: string) => void;
  readonly readCookie: (name: string) => string | undefined;
  /**
   * Sets the operator of the audit log entry. A call without a session, such as a log-in, has no operator at first. The
   * handler calls `identify` as soon as it has identified the caller. If it does not, the entry has no operator.
   */
  readonly identify: (operatorId: string) => void;
}

export interface OperatorContext<Request> extends CallContext<Request> {
  readonly operator: OperatorSession;
  /** Brand of an operation with the scope `brand`. Null for any other scope. */
  readonly brand: string | null;
  /** Version in the `If-Match` header. Undefined for an operation on a resource without versions. */
  readonly expectedVersion: number | undefined;
  readonly setHeader: (name: string, value: string) => void;
  /**
   * Returns true if the operator has this permission now for the brand. If `brand` is null, the operator must have it
   * for the whole platform.
   */
  readonly isPermitted: (permission: Permission, brand: string | null) => Promise<boolean>;
  /** Returns the brands for which the operator has this permission now, in one query. */
  readonly listPermittedBrands: (permission: Permission) => Promise<PermittedBrands>;
}

export type OperatorContextFor<O extends Operation> = O['access'] extends 'operator'
  ? OperatorContext<ParsedRequest<O>>
  : ConsoleContext<ParsedRequest<O>>;
