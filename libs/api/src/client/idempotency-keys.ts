import type { OperationSpec } from '@livery/contract/operation';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { ApiError } from './api-error.ts';

/**
 * Maximum age of an idempotency key, in milliseconds. It is less than one day, because a gateway may forget a key after
 * one day. An older key would not prevent that a repeated request is executed twice.
 */
const keyTtlMs = 23 * 3_600_000;

interface StoredKey {
  readonly key: string;
  /** Time at which the key was created, in milliseconds since 1970. */
  readonly since: number;
}

type StoredKeys = Record<string, StoredKey>;

const storageKey = (operation: string): string => `livery.intent.${operation}`;

const isStoredKeys = (value: unknown): value is StoredKeys =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (entry: Partial<StoredKey> | null) => typeof entry?.key === 'string' && typeof entry.since === 'number',
  );

/**
 * Idempotency keys in memory, by operation. They are used in browsers in which the session storage is blocked or
 * full.
 */
const inMemoryKeys = new Map<string, StoredKeys>();

const read = (operation: string): StoredKeys => {
  const inMemory = inMemoryKeys.get(operation);
  if (inMemory) return inMemory;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(operation)) ?? '{}');
    return isStoredKeys(value) ? value : {};
  } catch {
    return {};
  }
};

const write = (operation: string, keys: StoredKeys): void => {
  try {
    sessionStorage.setItem(storageKey(operation), JSON.stringify(keys));
    inMemoryKeys.delete(operation);
  } catch {
    inMemoryKeys.set(operation, keys);
  }
};

/**
 * Returns a hash of a text with 53 bits (algorithm cyrb53), which is long enough to recognize an equal request. The
 * browser stores the hash instead of the request, because the request can contain private data.
 */
const digest = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};

/**
 * Returns a hash of a request, with which an equal request can be recognized. Fields that authenticate the member, for
 * example a password, are not included.
 */
export const fingerprintRequest = ({ unhashedFields = [] }: OperationSpec, request: object): string => {
  const fields = Object.entries(request).filter(
    ([name, value]) => value !== undefined && !unhashedFields.includes(name),
  );
  return digest(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))));
};

/**
 * Creates a random key of 128 bits. Does not use `crypto.randomUUID`, because it does not exist on a page without TLS.
 */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the idempotency key of a request. If an equal request was sent in the last 23 hours and its outcome is still
 * unknown, returns the key of that request, even after a reload. Otherwise creates a new key and stores it.
 */
export const getIdempotencyKey = (operation: string, fingerprint: string, now = Date.now()): string => {
  const keys = Object.fromEntries(Object.entries(read(operation)).filter(([, { since }]) => now - since < keyTtlMs));
  const { key, since } = keys[fingerprint] ?? { key: newKey(), since: now };
  write(operation, { ...keys, [fingerprint]: { key, since } });
  return key;
};

/** Removes the key of a request after its response. An equal request then gets a new key. */
export const releaseIdempotencyKey = (operation: string, fingerprint: string): void => {
  const { [fingerprint]: _, ...others } = read(operation);
  write(operation, others);
};

const unknownOutcomeCodes: readonly string[] = [
  ClientError.MalformedResponse,
  ErrorCode.IdempotencyPending,
  ErrorCode.TooManyRequests,
  ErrorCode.NotLoggedIn,
  ErrorCode.SessionReplaced,
];

/**
 * Returns true if the idempotency key must stay stored after this error. The gateway may have executed the call
 * although it failed. Or the member must send the call again, for example after a new log-in.
 */
export const hasUnknownOutcome = ({ code, status }: ApiError): boolean =>
  status === 0 || status >= 500 || unknownOutcomeCodes.includes(code);
