import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import type { FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Returns the body as the text that was received. Signatures and decryption need exactly this text. Returns an empty
 * text if the request has no body.
 */
export const getRawBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

export const parseJson = (text: string): unknown => {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(ErrorCode.BadRequest, { message: 'The body is not JSON' });
  }
};

/** Parses a body as JSON, or as form fields if its content type is a form. */
export const parseBody = (request: FastifyRequest): unknown =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(getRawBody(request)))
    : parseJson(getRawBody(request));

/**
 * Maximum number of levels of objects and lists in a body. Bodies of thousands of levels overflow the stack of recursive
 * functions such as `JSON.stringify`.
 */
const maxDepth = 100;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

const assertJsonObject = (input: unknown): object => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new GatewayError(ErrorCode.BadRequest, { message: 'The body is not a JSON object' });
  if (isDeeperThan(maxDepth, input))
    throw new GatewayError(ErrorCode.BadRequest, { message: `The body has more than ${maxDepth} levels` });
  return input;
};

/**
 * Returns true when a text in the value contains the character U+0000. JSON allows this character, but a text column of
 * the database does not, so a query would fail.
 */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

/**
 * Reads and validates the input of an operation. The input consists of the path parameters and, for GET and DELETE,
 * the query. For other methods, it contains the fields of the body instead of the query. Throws a GatewayError for an
 * invalid input.
 */
export const readInput = (
  operation: OperationSpec,
  schema: ZodMiniType,
  request: FastifyRequest,
  body: () => unknown,
): unknown => {
  const fields =
    operation.method === 'GET' || operation.method === 'DELETE' ? (request.query as object) : assertJsonObject(body());
  const parsed = schema.safeParse({ ...fields, ...(request.params as object) });
  if (parsed.success && !hasNul(parsed.data)) return parsed.data;
  if (parsed.success)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'request: a text must not contain U+0000' });
  const [first] = parsed.error.issues;
  throw new GatewayError(ErrorCode.BadRequest, {
    message: `${first?.path.join('.') || 'request'}: ${first?.message ?? 'invalid'}`,
  });
};
