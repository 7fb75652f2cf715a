import type { Operation, ParsedRequest } from '@livery/contract/operation';
import type { Permission } from '@livery/contract/operators/permissions';
import type { Database } from '../db/database.ts';
import type { PermittedBrands } from './permitted-brands.ts';

/** Operator who calls, as their session or API token says. */
export interface OperatorSession {
  readonly operatorId: string;
  readonly name: string;
  /** Id of the API token with which the call was made. Null for a session of the console. */
  readonly tokenId: string | null;
  /** Id of the session of the console. Null for an API token. */
  readonly sessionId: string | null;
  /** Time of the last proof by a passkey or a one-time code in this session. An API token has none. */
  readonly provenAt: Date | null;
}

/** Object of an act, such as `{ kind: 'operator', id }`. */
export interface AuditSubject {
  readonly kind: string;
  readonly id: string;
}

/** Report of a handler about its act, for the audit log. `changes` must not contain secrets. */
export interface AuditNote {
  readonly subject: AuditSubject;
  readonly changes?: Readonly<Record<string, unknown>>;
  /**
   * Brand of the act, if the operation has the scope `platform` and the handler finds the brand, for example in a stored
   * request. The entry is then in the log of this brand.
   */
  readonly brand?: string | null;
}

/** Outcome of an act. `requested` means that a second operator must approve it first. */
export type AuditOutcome = 'done' | 'rejected' | 'requested';

/** Entry of the audit log, before it gets its number and its hash. */
export interface AuditEntry {
  readonly at: Date;
  /** Code of a brand. Null for an act about the whole platform. */
  readonly brand: string | null;
  /** Null for a caller without a session, as at a failed log-in. */
  readonly operatorId: string | null;
  readonly tokenId: string | null;
  /** Name of the operation in the contract. */
  readonly operation: string;
  readonly outcome: AuditOutcome;
  /** Error code of a rejection. */
  readonly errorCode: string | null;
  readonly subject: AuditSubject;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly requestId: string;
}

interface CallContext<Request> {
  readonly request: Request;
  /** Database transaction of a call that changes something. A GET gets the plain database. */
  readonly tx: Database;
  readonly address: string;
  readonly userAgent: string;
  /** Registers a task that runs after the commit. It does not run if the call is rejected. */
  readonly onCommit: (task: () => Promise<unknown>) => void;
  /**
   * Says what the audit log records about this call. A call that changes something, or that shows personal data, must
   * do it exactly once, otherwise it fails and changes nothing.
   */
  readonly record: (note: AuditNote) => void;
}

/** Context of a call without a session, such as the log-in to the console. */
export interface ConsoleContext<Request> extends CallContext<Request> {
  /** Sets a response header, such as a cookie. */
  readonly setHeader: (name: string, value: string) => void;
  readonly readCookie: (name: string) => string | undefined;
  /** Names the operator for the audit log, once the handler knows who calls. */
  readonly identify: (operatorId: string) => void;
}

export interface OperatorContext<Request> extends CallContext<Request> {
  readonly operator: OperatorSession;
  /** Brand of an operation with the scope `brand`, otherwise null. */
  readonly brand: string | null;
  /** Version of the `If-Match` header. Undefined for an operation without a version. */
  readonly expectedVersion: number | undefined;
  readonly setHeader: (name: string, value: string) => void;
  /** Returns true if the operator has this permission now, for a brand or for the whole platform. */
  readonly isPermitted: (permission: Permission, brand: string | null) => Promise<boolean>;
  /** Returns the brands for which the operator has this permission now, in one query. */
  readonly listPermittedBrands: (permission: Permission) => Promise<PermittedBrands>;
}

export type OperatorContextFor<O extends Operation> = O['access'] extends 'operator'
  ? OperatorContext<ParsedRequest<O>>
  : ConsoleContext<ParsedRequest<O>>;
