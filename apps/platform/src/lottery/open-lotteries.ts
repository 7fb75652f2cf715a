import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import type { Recents } from '../recents/recents.ts';
import { betRoutes } from './bet.routes.ts';
import { createDrawJobs } from './draw-jobs.ts';
import { drawRoutes } from './draw.routes.ts';
import { openLotteryBook } from './lottery-book.ts';
import { runEvery } from './run-every.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly recents: Recents;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** How often the clock is looked at. */
const pause = seconds(1);

/** The lotteries with their calls; their draws begin with `start`. */
export const openLotteries = async (route: Route, { db, clock, hub, recents, warn }: Needs) => {
  const book = await openLotteryBook(db);
  const jobs = createDrawJobs({ db, clock, hub, book });
  drawRoutes(route, { db, clock, book, jobs });
  betRoutes(route, { db, clock, hub, book, recordPlay: recents.record });
  let stop: (() => Promise<void>) | undefined;
  return {
    run: jobs.run,
    start: (): void => {
      stop ??= runEvery(pause, jobs.run, warn('A round of the lotteries failed; it is done again'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};
