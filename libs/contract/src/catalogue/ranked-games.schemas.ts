import * as z from 'zod/mini';
import { gameTile, language } from './games.schemas.ts';

/** Games of the brand with the most players in the last seven days, at most ten. Empty for a brand without bets. */
export const topGames = {
  request: z.object({ language }),
  value: z.object({ list: z.array(gameTile) }),
};

/** Games that are similar to the games that the member played last. Empty for a member who has not played. */
export const gamesForYou = { request: topGames.request, value: topGames.value };
