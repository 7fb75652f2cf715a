import type { FastifyInstance } from 'fastify';
import { getCallDetails } from './call-details.ts';

const isCall = (url: string | undefined): boolean => /^\/(wps|lgw|ops)\//.test(url ?? '');

/**
 * Logs each call with its route, status and duration, and with the ids of the caller. The line of a rejected call
 * also contains the error code. The URL and the address are not logged, because they contain personal data. Requests
 * that are not calls are logged only at the level `debug`, because a page sends one such request for each image.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, headers } = request;
    const line = {
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(typeof headers.merchant === 'string' && { merchant: headers.merchant.slice(0, 40) }),
      ...getCallDetails(request),
    };
    if (isCall(routeOptions.url)) request.log.info(line, 'call');
    else request.log.debug(line, 'request');
  });
};
