import * as z from 'zod/mini';
import { gameTile } from '../catalogue/games.schemas.ts';

/** A match that is still to come, with what opens the game in which one bets on it. */
export const hotMatch = z.extend(gameTile, {
  id: z.string(),
  /** When it begins, ISO 8601. */
  matchTime: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  /** Crests, square. */
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  /** The vendor's code, the same as `vassalage`. */
  vendor: z.string(),
});
export type HotMatch = z.infer<typeof hotMatch>;

export const hotMatches = {
  request: z.object({
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    limitNum: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
  }),
  value: z.object({ list: z.array(hotMatch) }),
};
