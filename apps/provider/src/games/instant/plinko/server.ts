import * as z from 'zod/mini';
import { createDrawGame } from '../shared/create-draw-game.ts';
import { plinko } from './rules/plinko.ts';

export const plinkoGame = createDrawGame({ id: 'plinko', volatility: 'medium', choice: z.int(), rules: plinko });
