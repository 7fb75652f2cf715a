import type { z } from 'zod/mini';
import type { OperatorRules } from './operators/permissions.ts';

/**
 * Callers that can use an operation. `guest`: every caller. `member`: a member with a log-in session. `agent`: an
 * agent with a log-in session. `vendor`: a game vendor that signs the request. `operator`: an operator with a session
 * or a token. `console`: every caller, but only at the host of the console, for example for the log-in of an
 * operator.
 */
export type Access = 'guest' | 'member' | 'agent' | 'vendor' | 'operator' | 'console';

/**
 * Fresh proof of identity that a sensitive operation needs in addition to the session. The proof belongs to the
 * session and is valid for a few minutes.
 *
 * - `any`: a password, a passkey or a one-time code. A log-in with a password, a passkey or a one-time code also
 * counts as this proof.
 * - `secondFactor`: a passkey or a one-time code.
 * - `inRequest`: the request itself contains the current password, and the handler of the gateway verifies it.
 */
export type StepUp = 'any' | 'secondFactor' | 'inRequest';

/**
 * Schemas of an operation. `request` describes the path parameters and the query (GET, DELETE) or the body (other
 * methods). `value` describes the field `value` of a successful response.
 */
export interface OperationSchemas {
  readonly request: z.ZodMiniType;
  readonly value: z.ZodMiniType;
}

export interface OperationSpec {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path of the operation. Parameters are written as `:name`, e.g. `/lgw/draw/code/:code`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * True if the client encrypts the request body. In the legacy format, the `Encryption` header contains the key of the
   * body, encrypted with RSA. In the JWE format, the body itself contains this key, and the header only marks the
   * format. Absent for a body that is not encrypted.
   */
  readonly encrypted?: true;
  /** True if the client sends the body as form fields instead of JSON. A gateway accepts both forms. */
  readonly form?: true;
  /**
   * True if the operation moves money or cannot be undone. The request then has an `Idempotency-Key` header, and the
   * operation runs only once for each key.
   */
  readonly idempotent?: true;
  /**
   * Request fields that authenticate the caller, e.g. a password. The gateway stores only a hash of the other fields,
   * to check that a repeated request is equal to the original request.
   */
  readonly unhashedFields?: readonly string[];
  /**
   * Fresh proof of identity that the operation needs. Without this proof, the gateway rejects the call with the error
   * code `step.up.required`.
   */
  readonly stepUp?: StepUp;
  /**
   * Rules for calls by operators, such as the permission that the caller needs. Absent if `access` is not `operator`.
   */
  readonly operator?: OperatorRules;
  readonly summary: string;
}

declare const types: unique symbol;

/**
 * Operation with the types of its request and its response value, but without its schemas. The code that the app loads
 * first imports operations, and therefore does not contain the validation library. `Request` is the request as sent.
 * `Parsed` is the request after validation.
 */
export interface Operation<
  Request = unknown,
  Value = unknown,
  Parsed = unknown,
  Caller extends Access = Access,
> extends OperationSpec {
  readonly access: Caller;
  readonly [types]?: { request: Request; value: Value; parsed: Parsed };
}

type IdempotentFlag<Spec> = Spec extends { readonly idempotent: true } ? { readonly idempotent: true } : unknown;

/** Declares an operation. The `.schemas.ts` file in the same folder exports the schemas under the same name. */
export const operation =
  <S extends OperationSchemas>() =>
  <const Spec extends OperationSpec>(
    spec: Spec,
  ): Operation<z.input<S['request']>, z.output<S['value']>, z.output<S['request']>, Spec['access']> &
    IdempotentFlag<Spec> =>
    spec as typeof spec & IdempotentFlag<Spec>;

export type RequestBody<O> = O extends Operation<infer Request, unknown> ? Request : never;
export type ResponseValue<O> = O extends Operation<unknown, infer Value> ? Value : never;
/** Request after validation by the gateway: texts are trimmed and defaults are filled in. */
export type ParsedRequest<O> = O extends Operation<unknown, unknown, infer Parsed> ? Parsed : never;
