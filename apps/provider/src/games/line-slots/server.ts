import * as z from 'zod/mini';
import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { computeSlotStake, countSchema, slotPlaySchema } from '../slots-shared/slot-schemas.ts';
import { drawSpin } from './rules/draw-spin.ts';
import { advertisedRtp } from './rules/default-machine.ts';

export const lineSlots = instantGame({
  id: 'lines',
  rtpPercent: advertisedRtp,
  volatility: 'medium',
  limits: slotLimits,
  play: slotPlaySchema,
  state: z.object({ left: countSchema, awarded: countSchema, bet: countSchema, won: countSchema }),
  stake: computeSlotStake,
  draw: drawSpin,
});
