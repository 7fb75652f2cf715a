/** A paid spin costs the bet. A free spin costs nothing and belongs to a series that an earlier spin won. */
export const SpinKind = { Paid: 'paid', Free: 'free' } as const;
export type SpinKind = (typeof SpinKind)[keyof typeof SpinKind];

export interface SlotPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. The server ignores this value for a free spin. */
  readonly bet: number;
}

/**
 * Progress of a series of free spins: `left` is the number of remaining spins, and `awarded` is the number of all won
 * spins.
 */
export interface SlotSeries {
  readonly left: number;
  readonly awarded: number;
}

/** Active series of free spins. The amounts are in minor units. */
export interface SlotFreeSpins extends SlotSeries {
  /**
   * Bet of the spin that won these free spins. The wins of all free spins of the series are computed from this bet.
   */
  readonly bet: number;
  /** Total win of the played free spins. It does not include the win of the spin that started the series. */
  readonly won: number;
}

/** Part of a spin's outcome that all slots have. The amounts are in minor units. */
export interface SlotOutcome<FreeSpins extends SlotFreeSpins> {
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** State of the free-spin series after this spin. Null if this spin is not a free spin and has not won free spins. */
  readonly freeSpins: FreeSpins | null;
}

/**
 * Result of a spin. `state` is the series of free spins that the server stores for the player. It is undefined if no
 * free spins remain.
 */
export interface SlotDraw<Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins> {
  readonly outcome: Outcome;
  /** Win of the spin in minor units. */
  readonly win: number;
  readonly state?: FreeSpins | undefined;
}

/** Creates the result of a draw from its outcome. A series without remaining free spins is not stored. */
export const toSlotDraw = <Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins>(
  outcome: Outcome,
): SlotDraw<Outcome, FreeSpins> => {
  const { win, freeSpins } = outcome;
  return { outcome, win, ...(freeSpins && freeSpins.left > 0 ? { state: freeSpins } : {}) };
};
