import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from './errors/gateway-error.ts';

const development = /^\/(?:dev|oauth\/dev)(?:[/?]|$)/;

/**
 * The development inbox, identity provider and pay page let whoever opens them read codes, be anyone and confirm any
 * payment. To the public they are not there. Before any route: a hook holds for those that come after it.
 */
export const disableDevPages = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (development.test(url)) throw new GatewayError(ErrorCode.NotFound);
  });
};
