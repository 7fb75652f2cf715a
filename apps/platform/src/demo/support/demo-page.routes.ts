import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { readLanguage } from '../../core/http/calls/read-merchant.ts';
import { sendDevPage } from '../dev-page.ts';
import { createDemoPage, isDemoLinkTarget } from './demo-page.ts';

/** Registers the page that a demonstration opens instead of an external site, such as a messenger channel. */
export const demoPageRoutes = (app: FastifyInstance, brands: Pick<Merchants, 'find'>): void => {
  app.get<{ Params: { merchant: string; place: string }; Querystring: { language?: unknown } }>(
    '/wps/demo/:merchant/:place',
    (request, reply) => {
      const merchant = brands.find(request.params.merchant);
      const { place } = request.params;
      if (!merchant || !isDemoLinkTarget(place)) throw new GatewayError(ErrorCode.NotFound);
      const language = readLanguage(request.query.language, merchant);
      void reply.header('cache-control', 'no-cache');
      return sendDevPage(reply, createDemoPage(merchant, place, language));
    },
  );
};
