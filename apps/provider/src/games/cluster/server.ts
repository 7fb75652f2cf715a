import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { SpinKind } from '../lines/rules/spin.ts';
import { drawCluster } from './rules/draw-cluster.ts';
import { statedClusterReturn } from './rules/house-cluster.ts';

const count = z.int().check(z.minimum(0));

/** Seven by seven, clusters that burst, and what stands above falls into their places; the multiplier grows with every tumble. */
export const cluster = instantGame({
  id: 'cluster',
  returnPercent: statedClusterReturn,
  limits: slotLimits,
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, tumbles: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new Refusal(RoundError.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new Refusal(RoundError.BetInvalid);
    return bet;
  },
  draw: drawCluster,
});
