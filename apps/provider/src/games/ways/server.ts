import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { limitsOf } from '../../engine/limits/limits.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { SpinKind } from '../lines/rules/spin.ts';
import { drawWays } from './rules/draw-ways.ts';
import { statedWaysReturn } from './rules/house-ways.ts';

const count = z.int().check(z.minimum(0));

/** 1024 ways on five reels, with free spins whose multiplier rises with the wilds that they show. */
export const ways = instantGame({
  id: 'ways',
  returnPercent: statedWaysReturn,
  limits: limitsOf([50, 100, 200, 500, 1000, 2000, 5000, 10_000], 100),
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, collected: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new Refusal(RoundError.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new Refusal(RoundError.BetInvalid);
    return bet;
  },
  draw: drawWays,
});
