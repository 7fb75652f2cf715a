import type { z } from 'zod/mini';

/** Required caller. `member` needs a session, `agent` a session with an agent member type. */
export type Access = 'guest' | 'member' | 'agent' | 'vendor';

/**
 * Schemas of the request (query of a GET or DELETE, otherwise body; including path parameters) and of the envelope's
 * `value`.
 */
export interface OperationSchemas {
  readonly request: z.ZodMiniType;
  readonly value: z.ZodMiniType;
}

export interface OperationSpec {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, e.g. `/lgw/draw/code/:code`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The body is encrypted. Its key is in the `Encryption` header, encrypted with RSA. */
  readonly encrypted?: true;
  /** The body is sent as form fields instead of JSON. A gateway accepts both. */
  readonly form?: true;
  /**
   * The operation moves money or cannot be undone. The request has an `Idempotency-Key`, and the operation runs once
   * for each key.
   */
  readonly idempotent?: true;
  /** Fields that authenticate the caller. They are neither compared nor stored with the idempotency key. */
  readonly unhashedFields?: readonly string[];
  readonly summary: string;
}

declare const types: unique symbol;

/**
 * Operation with the types of its request (as sent, and as parsed by the gateway) and of its value, without the
 * schemas. So the first load of the app contains no validator.
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

/** Declares an operation. Its schemas have the same name in the `.schemas.ts` file beside it. */
export const operation =
  <S extends OperationSchemas>() =>
  <const Spec extends OperationSpec>(
    spec: Spec,
  ): Operation<z.input<S['request']>, z.output<S['value']>, z.output<S['request']>, Spec['access']> &
    IdempotentFlag<Spec> =>
    spec as typeof spec & IdempotentFlag<Spec>;

export type RequestBody<O> = O extends Operation<infer Request, unknown> ? Request : never;
export type ResponseValue<O> = O extends Operation<unknown, infer Value> ? Value : never;
/** Request after validation by the gateway: trimmed, with defaults. */
export type ParsedRequest<O> = O extends Operation<unknown, unknown, infer Parsed> ? Parsed : never;
