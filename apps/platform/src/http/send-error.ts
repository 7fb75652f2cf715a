import type { Envelope } from '@livery/contract/envelope';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from './gateway-error.ts';

/** Fastify's own refusals, in the wire's words. */
const refusalOf = (error: FastifyError): GatewayError | undefined => {
  if (error.statusCode === 429)
    return new GatewayError(ErrorCode.TooManyRequests, { message: error.message, retryAfter: 60 });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new GatewayError(ErrorCode.BadRequest, { message: error.message });
  return undefined;
};

export const refusalEnvelope = ({ code, message, value }: GatewayError): Envelope<never> => ({
  success: false,
  errorCode: code,
  ...(message !== code && { message }),
  ...(value !== undefined && { value }),
});

/** Every failure leaves as an envelope; what went wrong inside the gateway goes to the log alone. */
export const sendError = (
  error: FastifyError | GatewayError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = error instanceof GatewayError ? error : refusalOf(error as FastifyError);
  if (!refusal) request.log.error({ err: error }, 'a request failed inside the gateway');
  const told = refusal ?? new GatewayError(ErrorCode.SystemBusy, { retryAfter: 5 });
  const status = error instanceof GatewayError ? told.status : ((error as FastifyError).statusCode ?? told.status);
  if (told.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(told.retryAfter));
  return reply
    .status(refusal ? status : told.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(refusalEnvelope(told)));
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new GatewayError(ErrorCode.NotFound, { message: `There is no ${request.method} here` }), request, reply);
