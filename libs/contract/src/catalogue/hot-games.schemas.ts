import * as z from 'zod/mini';
import { gameCategory, gameTile, language } from './games.schemas.ts';

export const hotGames = {
  request: z.object({
    language,
    isPlatform: z.optional(z.literal('2')),
    platform: z.optional(z.literal('html5')),
    gameType: z.optional(gameCategory),
  }),
  value: z.object({ list: z.array(gameTile) }),
};
