import * as z from 'zod/mini';
import { createDrawGame } from '../shared/create-draw-game.ts';
import { scratch } from './rules/scratch.ts';

export const scratchGame = createDrawGame({ id: 'scratch', volatility: 'high', choice: z.int(), rules: scratch });
