import { hotMatches } from '@livery/contract/sports';
import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import { CachedResponse } from '../../core/http/responses/cached-response.ts';
import type { Route } from '../../core/http/route.ts';
import type { FixtureSchedule } from './fixture-schedule.ts';

/** Maximum delay in milliseconds until a match is removed from the list after its start. */
const cacheTtlMs = seconds(5);

export const matchesRoutes = (
  route: Route,
  { schedule, clock }: { readonly schedule: FixtureSchedule; readonly clock: Clock },
): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  route(hotMatches, ({ merchant, language, request: { limitNum } }) =>
    cache.get(
      [merchant.code, language, limitNum].join('/'),
      async () => new CachedResponse({ list: await schedule.next(merchant, language, limitNum) }),
    ),
  );
};
