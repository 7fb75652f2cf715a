import { winnerBoard } from '@livery/contract/winners';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import { readWins, winnerOf } from './winner-board.ts';

/** A new large win is on the board within this time; the stream of events tells of it at once. */
const freshFor = seconds(5);

interface Needs {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

export const winnersRoutes = (route: Route, { db, catalogue, clock }: Needs): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  route(winnerBoard, ({ merchant, language, request: { gameCategory, limitNum } }) =>
    fresh.get([merchant.code, language, gameCategory, limitNum].join('/'), async () => {
      const wins = await readWins(db, { merchant, category: gameCategory, limit: limitNum, now: clock.now() });
      return new PreparedAnswer({
        list: wins.flatMap((win) => winnerOf(win, catalogue, merchant, language) ?? []).map((vo) => ({ vo })),
      });
    }),
  );
};
