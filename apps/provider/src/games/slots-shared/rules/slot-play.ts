/** A paid spin takes a bet. A free spin belongs to a series that an earlier spin won, and costs nothing. */
export const SpinKind = { Paid: 'paid', Free: 'free' } as const;
export type SpinKind = (typeof SpinKind)[keyof typeof SpinKind];

/** Request of the player for one spin. */
export interface SlotPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. Ignored for a free spin. */
  readonly bet: number;
}

/** Number of free spins of a series. */
export interface SlotSeries {
  readonly left: number;
  readonly awarded: number;
}

/** Active series of free spins. Amounts in minor units. */
export interface SlotFreeSpins extends SlotSeries {
  /** Bet of the spin that won the series. All free spins are evaluated with it. */
  readonly bet: number;
  /** Amount won so far, without the spin that won the series. */
  readonly won: number;
}

/** Outcome of a spin that every slot has. Amounts in minor units. */
export interface SlotOutcome<FreeSpins extends SlotFreeSpins> {
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** Series of free spins after this spin, if the spin belongs to a series or has won one. */
  readonly freeSpins: FreeSpins | null;
}

/** Outcome of a spin, and the series to store for the player while free spins are left. */
export interface SlotDraw<Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins> {
  readonly outcome: Outcome;
  /** In minor units. */
  readonly win: number;
  readonly state?: FreeSpins | undefined;
}

/** Creates the result of a draw from its outcome. A series without free spins left is not stored. */
export const toSlotDraw = <Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins>(
  outcome: Outcome,
): SlotDraw<Outcome, FreeSpins> => {
  const { win, freeSpins } = outcome;
  return { outcome, win, ...(freeSpins && freeSpins.left > 0 ? { state: freeSpins } : {}) };
};
