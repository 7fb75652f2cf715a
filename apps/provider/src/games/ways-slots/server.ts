import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { createLimits } from '../../engine/limits/limits.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { SpinKind } from '../line-slots/rules/spin.ts';
import { drawWays } from './rules/draw-ways.ts';
import { advertisedWaysRtp } from './rules/default-ways-machine.ts';

const count = z.int().check(z.minimum(0));

/** Slot with 1024 ways on five reels, and free spins whose multiplier increases with the wilds that they show. */
export const waysSlots = instantGame({
  id: 'ways',
  rtpPercent: advertisedWaysRtp,
  limits: createLimits([50, 100, 200, 500, 1000, 2000, 5000, 10_000], 100),
  play: z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: count }),
  state: z.object({ left: count, awarded: count, collected: count, bet: count, won: count }),
  stake: ({ kind, bet }, { state, limits }) => {
    if ((state !== undefined) !== (kind === SpinKind.Free)) throw new GameError(GameErrorCode.Stale);
    if (kind === SpinKind.Free) return 0;
    if (!limits.steps.includes(bet)) throw new GameError(GameErrorCode.BetInvalid);
    return bet;
  },
  draw: drawWays,
});
