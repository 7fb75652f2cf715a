import * as z from 'zod/mini';
import { createLadderGame } from '../shared/create-ladder-game.ts';
import { mines } from './rules/mines.ts';

export const minesGame = createLadderGame({
  id: 'mines',
  volatility: 'medium',
  schemas: { setup: z.int(), step: z.int(), progress: z.array(z.int()) },
  rules: mines,
});
