import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { drawSpin } from './rules/draw-spin.ts';
import { advertisedRtp } from './rules/default-machine.ts';
import { SpinKind } from './rules/spin.ts';

const count = z.int().check(z.minimum(0));

/** Slot with twenty lines, five reels and free spins. */
export const lineSlots = instantGame({
  id: 'lines',
  rtpPercent: advertisedRtp,
  limits: slotLimits,
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new GameError(GameErrorCode.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new GameError(GameErrorCode.BetInvalid);
    return bet;
  },
  draw: drawSpin,
});
