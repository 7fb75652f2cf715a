import type { z } from 'zod/mini';

/** Who may call. `member` needs a session; `agent` a session whose member type is an agent's. */
export type Access = 'guest' | 'member' | 'agent' | 'vendor';

/** The request (query of a GET or DELETE, body otherwise; path parameters included) and the envelope's `value`. */
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
  /** The body travels encrypted, its key under RSA in the `Encryption` header. */
  readonly encrypted?: true;
  /** The body travels as form fields in place of JSON; a gateway takes both. */
  readonly form?: true;
  /** Moves money or cannot be taken back: the call carries an `Idempotency-Key`, and under one key it is done once. */
  readonly idempotent?: true;
  /** Fields that show who asks and are no part of what is asked: they are not compared under a key, nor kept with it. */
  readonly unhashedFields?: readonly string[];
  readonly summary: string;
}

declare const types: unique symbol;

/**
 * An operation carries the types of its request, as it is written and as the gateway reads it, and of its value without
 * the schemas, so that the app's first load has no validator in it.
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

/** Declares an operation; its schemas stand under the same name in the `.schemas.ts` beside it. */
export const operation =
  <S extends OperationSchemas>() =>
  <const Spec extends OperationSpec>(
    spec: Spec,
  ): Operation<z.input<S['request']>, z.output<S['value']>, z.output<S['request']>, Spec['access']> &
    IdempotentFlag<Spec> =>
    spec as typeof spec & IdempotentFlag<Spec>;

export type RequestBody<O> = O extends Operation<infer Request, unknown> ? Request : never;
export type ResponseValue<O> = O extends Operation<unknown, infer Value> ? Value : never;
/** The request as the gateway reads it: checked, trimmed, defaults filled in. */
export type ParsedRequest<O> = O extends Operation<unknown, unknown, infer Parsed> ? Parsed : never;
