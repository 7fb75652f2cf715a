import { hotMatches } from '@livery/contract/matches';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { MatchBook } from './match-book.ts';

/** A match that has begun is gone within this time. */
const freshFor = seconds(5);

export const matchesRoutes = (
  route: Route,
  { book, clock }: { readonly book: MatchBook; readonly clock: Clock },
): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  route(hotMatches, ({ merchant, language, request: { limitNum } }) =>
    fresh.get(
      [merchant.code, language, limitNum].join('/'),
      async () => new PreparedAnswer({ list: await book.next(merchant, language, limitNum) }),
    ),
  );
};
