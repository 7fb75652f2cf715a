import type { OperationSpec } from '@livery/contract/operation';

export interface OperationCall {
  readonly operation: OperationSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** Value of the `Idempotency-Key` header. It stays the same until a response is received. */
  readonly idempotencyKey?: string;
}

/** Arguments of an idempotent operation, with the key that prevents a second execution. */
export interface WithIdempotencyKey<Request> {
  readonly request: Request;
  readonly idempotencyKey: string;
}

/**
 * Replaces the path parameters in the path of a call by their values. The returned `fields` contain the other
 * arguments.
 */
export const fillPath = ({ operation, args }: OperationCall): { path: string; fields: Record<string, unknown> } => {
  const fields = { ...args };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  return { path, fields };
};

/** Returns the path and the query of a call without a body. */
export const toQueryPath = (call: OperationCall): string => {
  const { path, fields } = fillPath(call);
  const query = new URLSearchParams();
  // The fields are sorted, because the prefetch script and this client must create the same URL.
  for (const name of Object.keys(fields).sort()) if (fields[name] !== undefined) query.set(name, String(fields[name]));
  return query.size ? `${path}?${query}` : path;
};
