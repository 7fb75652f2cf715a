import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { Route } from '../../core/http/route.ts';
import type { Recents } from '../catalogue/recent-games/recent-games.ts';
import { betRoutes } from './bets/bets.routes.ts';
import { createDrawJobs } from './draws/draw-scheduler.ts';
import { drawRoutes } from './draws/draws.routes.ts';
import { loadLotteryCatalogue } from './issues/lottery-catalogue.ts';
import { runPeriodically } from '../../core/jobs/run-periodically.ts';

interface LotteryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly recents: Recents;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Milliseconds between two runs of the draw jobs. */
const pollInterval = seconds(1);

/** Registers the lotteries and their routes. Draws begin with `start`. */
export const registerLottery = async (route: Route, { db, clock, hub, recents, warn }: LotteryDeps) => {
  const lotteryCatalogue = await loadLotteryCatalogue(db);
  const jobs = createDrawJobs({ db, clock, hub, lotteryCatalogue });
  drawRoutes(route, { db, clock, lotteryCatalogue, jobs });
  betRoutes(route, { db, clock, hub, lotteryCatalogue, recordPlay: recents.record });
  let stop: (() => Promise<void>) | undefined;
  return {
    run: jobs.run,
    start: (): void => {
      stop ??= runPeriodically(pollInterval, jobs.run, warn('A run of the lottery draw jobs failed; retrying'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
