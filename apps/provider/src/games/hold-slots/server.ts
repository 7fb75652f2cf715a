import { instantGame } from '../../engine/instant/instant-game.ts';
import { slotLimits } from '../../engine/limits/limits.ts';
import { computeSlotStake, slotPlaySchema } from '../slots-shared/slot-schemas.ts';
import { advertisedHoldRtp } from './rules/default-hold-machine.ts';
import { drawHold } from './rules/draw-hold.ts';

/**
 * Slot with twenty lines and with coins that show prizes. Six coins start a feature: the coins stay in their cells, and
 * the empty cells spin again. One play contains the feature with all its respins.
 */
export const holdSlots = instantGame({
  id: 'hold',
  rtpPercent: advertisedHoldRtp,
  volatility: 'high',
  limits: slotLimits,
  play: slotPlaySchema,
  stake: computeSlotStake,
  draw: drawHold,
});
