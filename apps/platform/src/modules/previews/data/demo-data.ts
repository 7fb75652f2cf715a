import { ErrorCode } from '@livery/contract/errors';
import type { Core } from '../../../core/core.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { type BrandProfile, brandProfileHeader, findNearestBrand, parseBrandProfile } from './nearest-brand.ts';
import { demoSessionPath, type PreviewData, sessionValue } from './preview-data.ts';

type DemoCore = Pick<Core, 'app' | 'brands' | 'getOrigins'>;

/**
 * Creates the preview data of a demonstration gateway (DEMO=on). A preview shows the data of its own brand. If the
 * gateway does not have this brand, it shows the data of the most similar one.
 */
export const createDemoData = ({ app, brands, getOrigins }: DemoCore): PreviewData => {
  const findCode = (profile: BrandProfile): string => {
    const brand = findNearestBrand(brands.all, profile);
    if (!brand) throw new GatewayError(ErrorCode.NotFound, { message: 'This demonstration has no brand' });
    return brand.code;
  };
  return {
    getGamesOrigins: () => [getOrigins().games],
    handleCall: async ({ headers }, _reply, profile) => {
      if (headers.merchant !== undefined) headers.merchant = findCode(profile);
      return undefined;
    },
    logIn: async (visitor, profile) => {
      const response = await app.inject({
        method: 'POST',
        url: demoSessionPath,
        headers: {
          host: new URL(getOrigins().site).host,
          merchant: findCode(profile),
          'content-type': 'application/json',
        },
        payload: JSON.stringify({ visitor }),
      });
      if (response.statusCode !== 200) throw new Error('The demonstration account could not be logged in');
      return sessionValue.parse(response.json());
    },
  };
};

/**
 * Makes this demonstration gateway a sandbox, which supplies the data for the previews of other gateways. If a call is
 * for a brand that this gateway does not have, the call is performed for the most similar brand.
 */
export const serveAsSandbox = ({ app, brands }: DemoCore): void => {
  app.addHook('onRequest', async ({ headers }) => {
    const profile = parseBrandProfile(headers[brandProfileHeader]);
    if (!profile || typeof headers.merchant !== 'string' || brands.find(headers.merchant)) return;
    headers.merchant = findNearestBrand(brands.all, profile)?.code ?? headers.merchant;
  });
};
