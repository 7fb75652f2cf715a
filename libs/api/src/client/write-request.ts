import type { ApiContext } from './context.ts';
import { fillPath, type OperationCall, toQueryPath } from './request.ts';

interface HttpRequest {
  /** Path with the query, but without the origin. */
  readonly path: string;
  /**
   * Text of the body: JSON or encoded form fields. In a `WriteRequest`, this text is already encrypted if the operation
   * requires encryption. Absent for a request without a body.
   */
  readonly body?: string;
}

/**
 * Converts an API call to path and body. Path parameters go into the path. All other fields go into the query of a GET
 * or DELETE request, or into the body.
 */
export const toHttpRequest = (call: OperationCall): HttpRequest => {
  const { method, form } = call.operation;
  if (!form && method !== 'POST' && method !== 'PUT') return { path: toQueryPath(call) };
  const { path, fields } = fillPath(call);
  return {
    path,
    body: form ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
  };
};

/** HTTP request with the headers that its operation needs. General headers, such as the language, are not included. */
export interface WriteRequest extends HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Creates the path, the body and the headers of a call that changes data. Encrypts the body if the operation requires
 * it. This code loads on the first such call, because the first screen of the app only reads data.
 */
export const createWriteRequest = async (
  call: OperationCall,
  context: Pick<ApiContext, 'encryption'>,
): Promise<WriteRequest> => {
  const { operation, idempotencyKey } = call;
  const { path, body } = toHttpRequest(call);
  const headers: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
  if (body === undefined) return { path, headers };
  if (operation.encrypted) {
    const encrypted = await (await context.encryption())(body, operation);
    headers.Encryption = encrypted.header;
    headers['Content-Type'] = 'text/plain';
    return { path, headers, body: encrypted.body };
  }
  headers['Content-Type'] = operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { path, headers, body };
};
