import { helpCenter } from '@livery/contract/support/help';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import { findText } from '../../../core/text/language-fallback.ts';
import { helpPages } from './help.tables.ts';

/** Maximum delay in milliseconds until members see a change to a help page. */
const cacheTtlMs = seconds(5);

/** Maximum number of help pages in a list. */
const maxPages = 200;

/**
 * Routes of the help pages. The text of a page is in the caller's language. If there is no such text, it is in the
 * brand's default language, and otherwise in English. A page without text in any of these languages is omitted.
 */
export const helpRoutes = (route: Route, db: Database, clock: Clock): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  route(helpCenter, ({ merchant, language, request: { shelf } }) =>
    cache.get(`${merchant.code}/${shelf}/${language}`, async () => {
      const rows = await db
        .select()
        .from(helpPages)
        .where(and(eq(helpPages.merchant, merchant.code), eq(helpPages.shelf, shelf)))
        .orderBy(asc(helpPages.position))
        .limit(maxPages);
      return new CachedResponse({
        list: rows.flatMap(({ id, titles, contents }) => {
          const title = findText(titles, language, merchant);
          const content = findText(contents, language, merchant);
          return title === undefined || content === undefined ? [] : [{ id, title, content }];
        }),
      });
    }),
  );
};
