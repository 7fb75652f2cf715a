import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from './errors/gateway-error.ts';

const development = /^\/(?:dev|oauth\/dev)(?:[/?]|$)/;

/**
 * Responds with 404 for the development inbox, identity provider and payment page. These pages let anyone read codes,
 * log in as anyone and confirm any payment. Call it before the routes are registered: a hook applies only to routes
 * registered after it.
 */
export const disableDevPages = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (development.test(url)) throw new GatewayError(ErrorCode.NotFound);
  });
};
