import type { OperationSpec } from '@livery/contract/operation';

export interface OperationCall {
  readonly operation: OperationSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** Value of the `Idempotency-Key` header. It stays the same until a response is received. */
  readonly idempotencyKey?: string;
}

/** Request of an idempotent operation, with the key that prevents a second execution. */
export interface WithIdempotencyKey<Request> {
  readonly request: Request;
  readonly idempotencyKey: string;
}

export interface HttpRequest {
  /** Path with the query, but without the origin. */
  readonly path: string;
  /** JSON or encoded form fields, before encryption. */
  readonly body?: string;
}

/**
 * Converts an API call to path and body. Path parameters go into the path. All other fields go into the query of a GET
 * or DELETE request, or into the body.
 */
export const toHttpRequest = ({ operation, args }: OperationCall): HttpRequest => {
  const rest = { ...args };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (operation.form) return { path, body: new URLSearchParams(rest as Record<string, string>).toString() };
  if (operation.method === 'POST' || operation.method === 'PUT') return { path, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  // The fields are sorted, so that the prefetch of the page and this client create the same URL.
  for (const name of Object.keys(rest).sort()) if (rest[name] !== undefined) query.set(name, String(rest[name]));
  return { path: query.size ? `${path}?${query}` : path };
};
