/** Animations of a slot. The spin flow decides when they run. */
export interface SlotAnimations<Outcome, FreeSpins> {
  /** Starts the movement and hides the wins of the previous spin. */
  readonly start: () => void;
  /** Stops the movement at the outcome. Calls `onWon` with the amount won so far, in minor units. */
  readonly land: (outcome: Outcome, onWon: (minor: number) => void) => Promise<void>;
  /** Shows the wins until the next start. */
  readonly showWins: (outcome: Outcome) => void;
  /** Shows the symbols before the spin again, because the spin was rejected. */
  readonly restore: () => Promise<void>;
  /** Returns a text about the series of free spins for the message below the reels, e.g. `×3`. */
  readonly getFreeSpinHint: (series: FreeSpins) => string;
  /** Rule of the free spins, for the card at their start. */
  readonly getFreeSpinsRule: () => string;
  /** Shows the state of the series of free spins. `series` is null if there is none. */
  readonly showSeries: (series: FreeSpins | null) => void;
}
