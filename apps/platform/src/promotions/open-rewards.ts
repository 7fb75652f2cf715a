import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import { jackpotRoutes } from '../jackpot/jackpot.routes.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { missionsRoutes } from '../missions/missions.routes.ts';
import { referralRoutes } from '../referral/referral.routes.ts';
import { vipRoutes } from '../vip/vip.routes.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { createRewardGate } from './reward-gates.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Draws are due whether anybody looks or not. */
const jackpotsEvery = seconds(30);

/** Everything that gives a member something: promotions, missions, VIP levels, invitations, the jackpot. */
export const openRewards = (route: Route, { app, db, clock, hub, merchants, warn }: Needs): void => {
  const gate = createRewardGate(merchants, clock);
  promotionsRoutes(route, { db, clock, hub, merchants, gate });
  vipRoutes(route, { db, gate });
  missionsRoutes(route, { db, gate });
  referralRoutes(route, { db, gate });
  const jackpots = jackpotRoutes(route, { db, clock, hub });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(
      () => void jackpots.advance(merchants.all).catch(warn('A jackpot could not be drawn')),
      jackpotsEvery,
    );
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
