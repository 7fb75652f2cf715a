import { toCanonicalJson } from '../canonical-json.ts';
import type { AuditRecord } from '../records.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isHash = matches(/^[0-9a-f]{64}$/);
const isKeyId = matches(/^[0-9a-f]{32}$/);
const isSignature = matches(/^[0-9a-f]{128}$/);
const isTime = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
/**
 * Returns true if the text is exactly the base64 that an encoder creates. Other texts can decode to the same bytes.
 * They are not allowed, because a record must have only one form.
 */
const isBase64: Check = (value) =>
  typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value;

const signed = { at: isTime, keyId: isKeyId, signature: isSignature };

/**
 * Fields of each kind of record, each with a function that checks its value. A record must have exactly these fields.
 */
const shapes: Readonly<Record<AuditRecord['kind'], Readonly<Record<string, Check>>>> = {
  entry: {
    chain: isText,
    number: isCount,
    previousHash: isHash,
    at: isTime,
    operatorId: isTextOrNull,
    tokenId: isTextOrNull,
    operation: isText,
    outcome: isText,
    errorCode: isTextOrNull,
    subject: isObject,
    changes: isObject,
    address: isText,
    requestId: isText,
    hash: isHash,
  },
  key: { id: isKeyId, publicKey: isBase64 },
  checkpoint: { chain: isText, number: isCount, hash: isHash, ...signed },
  seal: {
    format: isCount,
    chain: isText,
    from: isCount,
    to: isCount,
    head: isCount,
    lines: isCount,
    sha256: isHash,
    ...signed,
  },
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses one line of a file. Returns the record, or a text that describes the problem of the line. */
export const parseRecord = (text: string | undefined): AuditRecord | string => {
  if (text === undefined) return 'the line is not valid UTF-8';
  const value = parseJson(text);
  if (!isObject(value)) return 'the line is not a JSON object';
  // The line contains valid JSON, but differs from the canonical text of this JSON, for example by additional spaces.
  if (toCanonicalJson(value) !== text) return 'the line is not in the canonical form';
  const { kind, ...fields } = value as Readonly<Record<string, unknown>>;
  const shape =
    typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind as AuditRecord['kind']] : undefined;
  if (!shape) return `the line has the unknown kind ${JSON.stringify(kind)}`;
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return `the line has the unknown field ${JSON.stringify(unknown)}`;
  const invalid = Object.entries(shape).find(([name, check]) => !check(fields[name]))?.[0];
  if (invalid !== undefined) return `the field "${invalid}" is missing or invalid`;
  return value as AuditRecord;
};
