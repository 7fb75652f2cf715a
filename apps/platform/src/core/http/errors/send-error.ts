import type { Envelope } from '@livery/contract/envelope';
import { ErrorCode } from '@livery/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addCallDetails } from '../call-details.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Converts an error of Fastify to a GatewayError with an error code of the API contract. Returns undefined for any
 * other error.
 */
const toGatewayError = (error: FastifyError): GatewayError | undefined => {
  if (error.statusCode === 429)
    return new GatewayError(ErrorCode.TooManyRequests, { message: error.message, retryAfter: 60 });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new GatewayError(ErrorCode.BadRequest, { message: error.message });
  return undefined;
};

export const errorEnvelope = ({ code, message, value }: GatewayError): Envelope<never> => ({
  success: false,
  errorCode: code,
  ...(message !== code && { message }),
  ...(value !== undefined && { value }),
});

/**
 * Sends an error response in the envelope (the JSON format of all responses in the API contract). Details of an
 * internal fault are only written to the log.
 */
export const sendError = (
  error: FastifyError | GatewayError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const gatewayError = error instanceof GatewayError ? error : toGatewayError(error as FastifyError);
  if (!gatewayError) request.log.error({ err: error }, 'a request failed inside the gateway');
  const sentError = gatewayError ?? new GatewayError(ErrorCode.SystemBusy, { retryAfter: 5 });
  const status =
    error instanceof GatewayError ? sentError.status : ((error as FastifyError).statusCode ?? sentError.status);
  addCallDetails(request, { errorCode: sentError.code });
  if (sentError.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(sentError.retryAfter));
  return reply
    .status(gatewayError ? status : sentError.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(errorEnvelope(sentError)));
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(
    new GatewayError(ErrorCode.NotFound, { message: `There is no ${request.method} route for this path` }),
    request,
    reply,
  );
