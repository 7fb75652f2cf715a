import * as z from 'zod/mini';
import { gameTile } from './games.schemas.ts';

/** Maximum number of games in a search result. */
export const searchLimit = 60;

/** Game in a search result, with the name of its vendor. */
export const gameSearchResult = z.extend(gameTile, { vendorName: z.string() });
export type GameSearchResult = z.infer<typeof gameSearchResult>;

export const searchGames = {
  request: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    limitNum: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(searchLimit)), 40),
  }),
  /**
   * Games that match the keyword, the best matches first. `total` also counts the games that did not fit into `list`.
   */
  value: z.object({ list: z.array(gameSearchResult), total: z.number() }),
};
