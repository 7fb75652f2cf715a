import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { SpinKind } from '../line-slots/rules/spin.ts';
import { drawCluster } from './rules/draw-cluster.ts';
import { advertisedClusterRtp } from './rules/default-cluster-machine.ts';

const count = z.int().check(z.minimum(0));

/**
 * Slot with a grid of seven by seven. Clusters burst, symbols above fall into the gaps, and the multiplier increases
 * with every tumble.
 */
export const clusterSlots = instantGame({
  id: 'cluster',
  rtpPercent: advertisedClusterRtp,
  limits: slotLimits,
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, tumbles: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new GameError(GameErrorCode.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new GameError(GameErrorCode.BetInvalid);
    return bet;
  },
  draw: drawCluster,
});
