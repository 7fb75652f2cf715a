/** Amounts by spot (a field of the table that accepts a bet), in minor units. */
export type Stakes = ReadonlyMap<string, number>;

export const sumStakes = (stakes: Stakes): number => [...stakes.values()].reduce((sum, amount) => sum + amount, 0);

export const addStakes = (...all: readonly Stakes[]): Stakes => {
  const sum = new Map<string, number>();
  for (const stakes of all) for (const [spot, amount] of stakes) sum.set(spot, (sum.get(spot) ?? 0) + amount);
  return sum;
};

/**
 * Reason why chips cannot be put on the table. `funds`: the balance is too low. `limit`: the sum on one spot (field
 * of the table) or in the round would be too high.
 */
export type BetRejection = 'funds' | 'limit';

export interface BetBoardLimits {
  /**
   * `max` is the maximum amount on one spot (field of the table that accepts chips). `roundMax` is the maximum sum of
   * all spots in a round. Both are in minor units.
   */
  readonly max: number;
  readonly roundMax: number;
}

/**
 * Chips that the player has put on the table. The player has not confirmed the `staged` chips yet. The server has
 * accepted the `placed` chips.
 */
export interface BetBoard {
  readonly staged: () => Stakes;
  readonly placed: () => Stakes;
  /**
   * Puts `amount` on each of the spots (fields of the table). The player must still confirm these chips. If a limit or
   * the balance `funds` would be exceeded, changes nothing and returns the reason. Both amounts are in minor units. One
   * call of `undo` removes the chips from all these spots.
   */
  readonly lay: (spots: readonly string[], amount: number, funds: number) => BetRejection | undefined;
  readonly undo: () => void;
  readonly clear: () => void;
  /**
   * Doubles the amount on each spot, including the chips that the server has accepted. The player must confirm the
   * added chips. `funds` is the player's balance in minor units.
   */
  readonly double: (funds: number) => BetRejection | undefined;
  /**
   * Puts the chips of the last round that had bets on the table again. The player must confirm these chips. `funds` is
   * the player's balance in minor units.
   */
  readonly repeat: (funds: number) => BetRejection | undefined;
  readonly canRepeat: () => boolean;
  readonly setPlaced: (placed: Stakes) => void;
  /**
   * Removes all chips for a new round. If the old round had accepted chips, `repeat` will put these chips on the
   * table.
   */
  readonly nextRound: () => void;
}

export const createBetBoard = ({ max, roundMax }: BetBoardLimits, before: Stakes = new Map()): BetBoard => {
  let moves: Stakes[] = [];
  let placed: Stakes = new Map();
  let last = before;
  const staged = (): Stakes => addStakes(...moves);

  const add = (move: Stakes, funds: number): BetRejection | undefined => {
    const after = addStakes(placed, staged(), move);
    if (sumStakes(after) > roundMax || [...after.values()].some((amount) => amount > max)) return 'limit';
    if (sumStakes(staged()) + sumStakes(move) > funds) return 'funds';
    if (move.size > 0) moves = [...moves, move];
    return undefined;
  };

  return {
    staged,
    placed: () => placed,
    lay: (spots, amount, funds) => add(new Map(spots.map((spot) => [spot, amount])), funds),
    undo: () => void (moves = moves.slice(0, -1)),
    clear: () => void (moves = []),
    double: (funds) => add(addStakes(placed, staged()), funds),
    repeat: (funds) => add(last, funds),
    canRepeat: () => last.size > 0 && moves.length === 0 && placed.size === 0,
    setPlaced: (accepted) => void (placed = accepted),
    nextRound: () => {
      if (placed.size > 0) last = placed;
      placed = new Map();
      moves = [];
    },
  };
};
