import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { type createGatewayVerifier, GatewayKeysError } from './verify-gateway.ts';

/**
 * Registers a POST route that only the gateway of the platform can call. `handle` returns the value of the response, or
 * undefined if the requested object does not exist.
 */
export type PostSigned = <Schema extends z.ZodMiniType>(
  path: string,
  request: Schema,
  handle: (request: z.infer<Schema>) => unknown,
) => void;

/**
 * Parses JSON. Returns undefined if the text is not JSON. No request schema accepts undefined, so the request is then
 * rejected as invalid.
 */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Creates the function that registers signed routes. Also replaces the JSON parser of `app`, so that the handlers get
 * the body as text. So `app` must be a separate Fastify scope without other routes.
 */
export const createPostSigned = (
  app: FastifyInstance,
  verify: ReturnType<typeof createGatewayVerifier>,
): PostSigned => {
  // Leaves the request body as text. The signature of the gateway covers the bytes of the body, so the body is parsed
  // only after the signature was verified.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => body);

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof GatewayKeysError)) throw error;
    request.log.warn(error);
    return reply.code(503).send({ success: false, errorCode: ErrorCode.SystemBusy });
  });

  return (path, schema, handle) =>
    void app.post(path, async (request, reply) => {
      const rawBody = String(request.body);
      const isSigned = await verify({ path: request.url.split('?', 1)[0] ?? '', headers: request.headers, rawBody });
      if (!isSigned) return reply.code(403).send({ success: false, errorCode: ErrorCode.SignatureInvalid });
      const parsed = schema.safeParse(parseJson(rawBody));
      if (!parsed.success) return reply.code(400).send({ success: false, errorCode: ErrorCode.BadRequest });
      const value = handle(parsed.data);
      if (value === undefined) return reply.code(404).send({ success: false, errorCode: ErrorCode.NotFound });
      return { success: true, value };
    });
};
