import type { AppResource } from '@livery/contract/downloads';
import { versionInfo } from '@livery/contract/downloads';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { appResources } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { DrawIcon } from '../media/brand-icon.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { webClip } from './web-clip.ts';

/** A new link is seen within this time. */
const freshFor = minutes(1);

interface Needs {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly drawIcon: DrawIcon;
  readonly originOf: (merchant: Merchant) => string;
}

const isPicture = ({ resourceType }: AppResource): boolean => resourceType === 'AppDownloadIcon';

export const downloadsRoutes = (route: Route, { app, db, clock, merchants, drawIcon, originOf }: Needs): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  route(versionInfo, ({ merchant }) =>
    fresh.get(merchant.code, async () => {
      const all: AppResource[] = await db
        .select({ resourceType: appResources.resourceType, url: appResources.url })
        .from(appResources)
        .where(eq(appResources.merchant, merchant.code))
        .orderBy(asc(appResources.resourceType));
      return new PreparedAnswer({
        version: { pathList: all.filter((resource) => !isPicture(resource)) },
        resources: all.filter(isPicture),
      });
    }),
  );

  app.get<{ Params: { merchant: string } }>('/wps/downloads/:merchant.mobileconfig', async (request, reply) => {
    const merchant = merchants.find(request.params.merchant);
    if (!merchant) throw new GatewayError(ErrorCode.NotFound);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/x-apple-aspen-config')
      .send(webClip({ merchant, origin: originOf(merchant), icon: await drawIcon(merchant) }));
  });
};
