import * as z from 'zod/mini';
import { createDrawGame } from '../shared/create-draw-game.ts';
import { keno } from './rules/keno.ts';

export const kenoGame = createDrawGame({
  id: 'keno',
  volatility: 'high',
  choice: z.array(z.int()).check(z.maxLength(8)),
  rules: keno,
});
