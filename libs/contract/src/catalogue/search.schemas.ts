import * as z from 'zod/mini';
import { gameTile } from './games.schemas.ts';

/** Games that a search answers with at most. */
export const searchLimit = 60;

/** A game that was found, with what its vendor is called. */
export const gameSearchResult = z.extend(gameTile, { vendorName: z.string() });
export type GameSearchResult = z.infer<typeof gameSearchResult>;

export const searchGames = {
  request: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    limitNum: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(searchLimit)), 40),
  }),
  /** The best first; `total` counts those that are not shown too. */
  value: z.object({ list: z.array(gameSearchResult), total: z.number() }),
};
