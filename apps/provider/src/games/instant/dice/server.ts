import * as z from 'zod/mini';
import { createDrawGame } from '../shared/create-draw-game.ts';
import { dice } from './rules/dice.ts';

export const diceGame = createDrawGame({ id: 'dice', volatility: 'medium', choice: z.int(), rules: dice });
