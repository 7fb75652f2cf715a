import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { drawSpin } from './rules/draw-spin.ts';
import { statedReturnPercent } from './rules/house-machine.ts';
import { SpinKind } from './rules/spin.ts';

const count = z.int().check(z.minimum(0));

/** Twenty lines on five reels, with free spins. */
export const lines = instantGame({
  id: 'lines',
  returnPercent: statedReturnPercent,
  limits: slotLimits,
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new Refusal(RoundError.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new Refusal(RoundError.BetInvalid);
    return bet;
  },
  draw: drawSpin,
});
