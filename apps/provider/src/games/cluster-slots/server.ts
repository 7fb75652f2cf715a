import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { computeSlotStake, countSchema, slotPlaySchema } from '../slots-shared/slot-schemas.ts';
import { drawCluster } from './rules/draw-cluster.ts';
import { advertisedClusterRtp } from './rules/default-cluster-machine.ts';

/**
 * Slot with a grid of seven by seven. In a tumble, clusters of equal symbols burst and new symbols fall into the gaps.
 * The multiplier grows with every tumble.
 */
export const clusterSlots = instantGame({
  id: 'cluster',
  rtpPercent: advertisedClusterRtp,
  volatility: 'high',
  limits: slotLimits,
  play: slotPlaySchema,
  state: z.object({
    left: countSchema,
    awarded: countSchema,
    tumbles: countSchema,
    bet: countSchema,
    won: countSchema,
  }),
  stake: computeSlotStake,
  draw: drawCluster,
});
