import * as z from 'zod/mini';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import type { InstantContext } from '../../engine/instant/instant-game.ts';
import type { SlotFreeSpins, SlotPlay } from './rules/slot-play.ts';
import { SpinKind } from './rules/slot-play.ts';

export const countSchema = z.int().check(z.minimum(0));

export const slotPlaySchema = z.object({ kind: z.enum([SpinKind.Paid, SpinKind.Free]), bet: countSchema });

/**
 * Returns the stake of a spin in minor units. A free spin costs nothing. Throws a GameError if the bet is not offered,
 * or if the request is outdated, e.g. a paid spin although another window has won free spins.
 */
export const computeSlotStake = ({ kind, bet }: SlotPlay, { state, limits }: InstantContext<SlotFreeSpins>): number => {
  const isFree = kind === SpinKind.Free;
  if ((state !== undefined) !== isFree) throw new GameError(GameErrorCode.Stale);
  if (isFree) return 0;
  if (!limits.steps.includes(bet)) throw new GameError(GameErrorCode.BetInvalid);
  return bet;
};
