import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { Route } from '../../core/http/route.ts';
import { jackpotRoutes } from './jackpot/jackpot.routes.ts';
import { missionsRoutes } from './missions/missions.routes.ts';
import { referralRoutes } from './referral/referral.routes.ts';
import { vipRoutes } from './vip/vip.routes.ts';
import { promotionsRoutes } from './promotions/promotions.routes.ts';
import { createRewardGuard } from './engine/reward-guard.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface RewardsDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Interval of jackpot runs, so that draws happen without requests. */
const jackpotInterval = seconds(30);

/** Registers promotions, missions, VIP levels, invitations and the jackpot. */
export const registerRewards = (route: Route, { app, db, clock, hub, merchants, warn }: RewardsDeps): void => {
  const gate = createRewardGuard(merchants, clock);
  promotionsRoutes(route, { db, clock, hub, merchants, gate });
  vipRoutes(route, { db, gate });
  missionsRoutes(route, { db, gate });
  referralRoutes(route, { db, gate });
  const jackpots = jackpotRoutes(route, { db, clock, hub });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(
      () => void jackpots.advance(merchants.all).catch(warn('A jackpot could not be drawn')),
      jackpotInterval,
    );
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
