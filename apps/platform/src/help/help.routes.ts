import { helpCenter } from '@livery/contract/help';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { helpPages } from '../db/schema/tables.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';

/** A page that the operator changed is seen within this time. */
const freshFor = seconds(5);

/** What the brand explains, in the caller's language or else in English. A page with neither is left out. */
export const helpRoutes = (route: Route, db: Database, clock: Clock): void => {
  const fresh = keepFresh<PreparedAnswer>(clock, freshFor);

  route(helpCenter, ({ merchant, language, request: { shelf } }) =>
    fresh.get(`${merchant.code}/${shelf}/${language}`, async () => {
      const rows = await db
        .select()
        .from(helpPages)
        .where(and(eq(helpPages.merchant, merchant.code), eq(helpPages.shelf, shelf)))
        .orderBy(asc(helpPages.position));
      return new PreparedAnswer({
        list: rows.flatMap(({ id, titles, contents }) => {
          const title = titles[language] ?? titles.EN;
          const content = contents[language] ?? contents.EN;
          return title === undefined || content === undefined ? [] : [{ id, title, content }];
        }),
      });
    }),
  );
};
