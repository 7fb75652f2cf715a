import { isEnvelope } from '@livery/contract/envelope';
import type { RegisteredOperation } from '@livery/contract/registry';
import type { Heard } from './gateway-under-test.ts';

/** What was heard is not what the contract says. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
}

const excerpt = ({ status, text }: Heard): string => `HTTP ${status} ${text.slice(0, 200)}`;

export const expectThat = (holds: boolean, expected: string, heard: Heard): void => {
  if (!holds) throw new Nonconformity(`Expected ${expected}, heard ${excerpt(heard)}`);
};

/** A refusal in an envelope with this code; with `status` also with that. */
export const expectRefusal = (heard: Heard, errorCode: string, status?: number): void => {
  const isRefusal = isEnvelope(heard.json) && !heard.json.success && heard.json.errorCode === errorCode;
  expectThat(
    isRefusal && (status === undefined || heard.status === status),
    `a refusal ${status ?? ''} "${errorCode}"`,
    heard,
  );
  expectThat(heard.headers.get('content-type')?.includes('application/json') ?? false, 'JSON as content-type', heard);
};

/** The value of a success, checked against the operation's schema. */
export const expectValue = <Value>({ name, schemas }: RegisteredOperation, heard: Heard): Value => {
  expectThat(
    heard.status === 200 && isEnvelope(heard.json) && heard.json.success,
    'a success envelope with HTTP 200',
    heard,
  );
  const parsed = schemas.value.safeParse((heard.json as { value: unknown }).value);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Nonconformity(
      `The value of ${name} is not the contract's at ${first?.path.join('.') || 'its top'}: ${first?.message}`,
    );
  }
  return parsed.data as Value;
};
