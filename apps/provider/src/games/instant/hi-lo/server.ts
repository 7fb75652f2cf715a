import * as z from 'zod/mini';
import { createLadderGame } from '../shared/create-ladder-game.ts';
import { guesses, hiLo } from './rules/hi-lo.ts';

export const hiLoGame = createLadderGame({
  id: 'hi-lo',
  volatility: 'medium',
  schemas: {
    setup: z.int(),
    step: z.enum(guesses),
    progress: z.object({ cards: z.array(z.int()), right: z.array(z.int()) }),
  },
  rules: hiLo,
});
