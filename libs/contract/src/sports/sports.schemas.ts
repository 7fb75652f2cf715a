import * as z from 'zod/mini';
import { gameTile } from '../catalogue/games.schemas.ts';
import { matchOdds } from '../seamless/match-odds.schemas.ts';

/** Future match, with the data of the game in which members can bet on the match. */
export const hotMatch = z.extend(gameTile, {
  id: z.string(),
  /** Start time, ISO 8601. */
  matchTime: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  /** URLs of the square team logos. */
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  /** Code of the game vendor. It equals the value of `vassalage`. */
  vendor: z.string(),
  /** Main market of the match with its odds. Null if the vendor sends no odds. */
  odds: z.nullable(z.omit(matchOdds, { match: true })),
});
export type HotMatch = z.infer<typeof hotMatch>;

export const hotMatches = {
  request: z.object({
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    limitNum: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
  }),
  value: z.object({ list: z.array(hotMatch) }),
};
