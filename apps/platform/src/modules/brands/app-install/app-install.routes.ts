import type { AppResource } from '@livery/contract/site-settings/app-downloads';
import { versionInfo } from '@livery/contract/site-settings/app-downloads';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import type { RenderIcon } from '../media/brand-icon.ts';
import { createWebClip } from './ios-web-clip.ts';
import { appResources } from './app-install.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

/** Maximum delay in milliseconds until the app sees a new download link. */
const cacheTtlMs = minutes(1);

interface DownloadsRoutesDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly renderIcon: RenderIcon;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

const isIcon = ({ resourceType }: AppResource): boolean => resourceType === 'AppDownloadIcon';

export const downloadsRoutes = (
  route: Route,
  { app, db, clock, merchants, renderIcon, getSiteOrigin }: DownloadsRoutesDeps,
): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  route(versionInfo, ({ merchant }) =>
    cache.get(merchant.code, async () => {
      const all: AppResource[] = await db
        .select({ resourceType: appResources.resourceType, url: appResources.url })
        .from(appResources)
        .where(eq(appResources.merchant, merchant.code))
        .orderBy(asc(appResources.resourceType));
      return new CachedResponse({
        version: { pathList: all.filter((resource) => !isIcon(resource)) },
        resources: all.filter(isIcon),
      });
    }),
  );

  app.get<{ Params: { merchant: string } }>('/wps/downloads/:merchant.mobileconfig', async (request, reply) => {
    const merchant = merchants.find(request.params.merchant);
    if (!merchant) throw new GatewayError(ErrorCode.NotFound);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/x-apple-aspen-config')
      .send(createWebClip({ merchant, origin: getSiteOrigin(merchant), icon: await renderIcon(merchant) }));
  });
};
