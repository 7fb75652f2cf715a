import type { OperationSpec } from '@livery/contract/operation';

export interface OperationCall {
  readonly operation: OperationSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** Sent as `Idempotency-Key`: the same value until a response is received. */
  readonly idempotencyKey?: string;
}

/** Request of an idempotent operation with the key that prevents a second execution. */
export interface WithIdempotencyKey<Request> {
  readonly request: Request;
  readonly idempotencyKey: string;
}

export interface HttpRequest {
  /** Path with its query, without an origin. */
  readonly path: string;
  /** JSON or form fields of the body, not encrypted yet. */
  readonly body?: string;
}

/**
 * Inserts the path parameters into the path. The other fields go into the query of a GET or DELETE, or into the body.
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
  // Sorted by name, so that the page's prefetch and the client use the same URL.
  for (const name of Object.keys(rest).sort()) if (rest[name] !== undefined) query.set(name, String(rest[name]));
  return { path: query.size ? `${path}?${query}` : path };
};
