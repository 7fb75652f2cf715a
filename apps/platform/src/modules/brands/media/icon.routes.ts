import { ErrorCode } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { RenderIcon } from './brand-icon.ts';

/** Browsers can cache the icon forever, because its URL changes with the artwork version. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Route of the app icon of a brand. The route rejects unknown brand codes before it renders an icon. */
export const iconRoutes = (app: FastifyInstance, merchants: Merchants, renderIcon: RenderIcon): void => {
  app.get<{ Params: { merchant: string } }>('/media/icons/:merchant.png', async (request, reply) => {
    const merchant = merchants.find(request.params.merchant);
    if (!merchant) throw new GatewayError(ErrorCode.NotFound, { message: 'Unknown image' });
    return reply
      .header('cache-control', cacheControl)
      .type('image/png')
      .send(await renderIcon(merchant));
  });
};
