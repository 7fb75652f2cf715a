import * as z from 'zod/mini';
import { GameError, GameErrorCode } from '../game-error.ts';
import type { BetContext } from './table-game.ts';

/**
 * Bet with chips on one or more spots of a table. A spot is a field that accepts chips. The amounts are in minor
 * units, by spot.
 */
export interface Slip {
  readonly spots: Readonly<Record<string, number>>;
}

const maxSpots = 200;

export const slipSchema = z.object({
  spots: z
    .record(z.string().check(z.maxLength(24)), z.int().check(z.minimum(1)))
    .check(z.refine((spots) => Object.keys(spots).length <= maxSpots)),
});

const add = (sums: Map<string, number>, { spots }: Slip): void => {
  for (const [spot, amount] of Object.entries(spots)) sums.set(spot, (sums.get(spot) ?? 0) + amount);
};

/**
 * Computes the total stake of a bet with chips. Throws a GameError for an unknown spot, or for an amount that is not
 * a multiple of the smallest chip. Also throws a GameError if a sum is above the limit of a spot or of the round. The
 * sums include the player's earlier bets in this round.
 */
export const computeSlipStake = (
  slip: Slip,
  { limits, placed }: BetContext<Slip>,
  isSpot: (spot: string) => boolean,
  roundMax = limits.max,
): number => {
  const amounts = Object.entries(slip.spots);
  if (amounts.length === 0 || amounts.some(([spot, amount]) => !isSpot(spot) || amount % limits.min !== 0))
    throw new GameError(GameErrorCode.BetInvalid);
  const sums = new Map<string, number>();
  for (const { bet } of placed) add(sums, bet);
  add(sums, slip);
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  if (total > roundMax || [...sums.values()].some((amount) => amount > limits.max))
    throw new GameError(GameErrorCode.BetInvalid);
  return amounts.reduce((sum, [, amount]) => sum + amount, 0);
};

/**
 * Computes the payout of a bet with chips, in minor units. `returned` computes the payout of one spot (field of the
 * table), including the stake on it.
 */
export const computeSlipPayout = (slip: Slip, returned: (spot: string, stake: number) => number): number =>
  Object.entries(slip.spots).reduce((sum, [spot, stake]) => sum + returned(spot, stake), 0);
