import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { SlotDraw, SlotFreeSpins, SlotPlay } from '../../slots-shared/rules/slot-play.ts';
import { toSlotDraw } from '../../slots-shared/rules/slot-play.ts';
import { defaultHoldMachine } from './default-hold-machine.ts';
import type { HoldSpin } from './spin-hold.ts';
import { spinHold } from './spin-hold.ts';

/** Outcome of a spin with all respins of the feature. This slot has no free spins. */
export interface HoldOutcome extends HoldSpin {
  readonly freeSpinsAwarded: 0;
  readonly freeSpins: null;
}

/**
 * Draws the outcome of a spin. The outcome depends only on the bet and on the random source. So a browser can repeat
 * the draw to verify it.
 */
export const drawHold = (
  randomSource: RandomSource,
  { play }: { readonly play: SlotPlay },
): SlotDraw<HoldOutcome, SlotFreeSpins> =>
  toSlotDraw({ ...spinHold(defaultHoldMachine, randomSource, play.bet), freeSpinsAwarded: 0, freeSpins: null });
