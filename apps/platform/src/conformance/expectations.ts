import { isEnvelope } from '@livery/contract/envelope';
import type { RegisteredOperation } from '@livery/contract/registry';
import type { GatewayResponse } from './gateway-under-test.ts';

/** Error for a response that differs from the API contract. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
}

const excerpt = ({ status, text }: GatewayResponse): string => `HTTP ${status} ${text.slice(0, 200)}`;

export const expectThat = (condition: boolean, expected: string, response: GatewayResponse): void => {
  if (!condition) throw new Nonconformity(`Expected ${expected}, received ${excerpt(response)}`);
};

/**
 * Throws a Nonconformity if the response is not an error response in the envelope (JSON format of all responses) with
 * this error code. If `status` is set, the response must also have this HTTP status.
 */
export const expectRejection = (response: GatewayResponse, errorCode: string, status?: number): void => {
  const isRejection = isEnvelope(response.json) && !response.json.success && response.json.errorCode === errorCode;
  expectThat(
    isRejection && (status === undefined || response.status === status),
    `a rejection ${status ?? ''} "${errorCode}"`,
    response,
  );
  expectThat(
    response.headers.get('content-type')?.includes('application/json') ?? false,
    'JSON as content-type',
    response,
  );
};

/**
 * Returns the value in a successful response to an operation. Throws a Nonconformity if the response is an error, or
 * if the value does not match the operation's schema.
 */
export const expectValue = <Value>({ name, schemas }: RegisteredOperation, response: GatewayResponse): Value => {
  expectThat(
    response.status === 200 && isEnvelope(response.json) && response.json.success,
    'a success envelope with HTTP 200',
    response,
  );
  const parsed = schemas.value.safeParse((response.json as { value: unknown }).value);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Nonconformity(
      `The value of ${name} differs from the contract at ${first?.path.join('.') || 'its root'}: ${first?.message}`,
    );
  }
  return parsed.data as Value;
};
