import { engineStakes } from '@livery/demo/engines/stakes';
import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { createLimits } from '../../engine/limits/limits.ts';
import { computeSlotStake, countSchema, slotPlaySchema } from '../slots-shared/slot-schemas.ts';
import { drawWays } from './rules/draw-ways.ts';
import { advertisedWaysRtp } from './rules/default-ways-machine.ts';

/**
 * Slot with 1024 ways on five reels. Equal symbols on neighbouring reels win in any row. The multiplier of free spins
 * increases with the number of wilds that appear during the free spins.
 */
export const waysSlots = instantGame({
  id: 'ways',
  rtpPercent: advertisedWaysRtp,
  volatility: 'high',
  limits: createLimits(engineStakes.ways, 100),
  play: slotPlaySchema,
  state: z.object({
    left: countSchema,
    awarded: countSchema,
    collected: countSchema,
    bet: countSchema,
    won: countSchema,
  }),
  stake: computeSlotStake,
  draw: drawWays,
});
