import * as z from 'zod/mini';
import { createLadderGame } from '../shared/create-ladder-game.ts';
import { tower } from './rules/tower.ts';

export const towerGame = createLadderGame({
  id: 'tower',
  volatility: 'medium',
  schemas: { setup: z.int(), step: z.int(), progress: z.array(z.int()) },
  rules: tower,
});
