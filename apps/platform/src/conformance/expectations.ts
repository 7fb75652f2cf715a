import { isEnvelope } from '@livery/contract/envelope';
import type { RegisteredOperation } from '@livery/contract/registry';
import type { GatewayResponse } from './gateway-under-test.ts';

/** What was heard is not what the contract says. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
}

const excerpt = ({ status, text }: GatewayResponse): string => `HTTP ${status} ${text.slice(0, 200)}`;

export const expectThat = (condition: boolean, expected: string, response: GatewayResponse): void => {
  if (!condition) throw new Nonconformity(`Expected ${expected}, heard ${excerpt(response)}`);
};

/** A refusal in an envelope with this code; with `status` also with that. */
export const expectRejection = (response: GatewayResponse, errorCode: string, status?: number): void => {
  const isRejection = isEnvelope(response.json) && !response.json.success && response.json.errorCode === errorCode;
  expectThat(
    isRejection && (status === undefined || response.status === status),
    `a refusal ${status ?? ''} "${errorCode}"`,
    response,
  );
  expectThat(
    response.headers.get('content-type')?.includes('application/json') ?? false,
    'JSON as content-type',
    response,
  );
};

/** The value of a success, checked against the operation's schema. */
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
      `The value of ${name} is not the contract's at ${first?.path.join('.') || 'its top'}: ${first?.message}`,
    );
  }
  return parsed.data as Value;
};
