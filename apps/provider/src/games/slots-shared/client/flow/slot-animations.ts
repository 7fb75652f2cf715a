/** Texts, images and animations of the free spins of a slot. */
export interface FreeSpinAnimations<FreeSpins> {
  /**
   * URLs of the images on the dialog cards. The card of the total win shows the wild. All other cards show the
   * scatter.
   */
  readonly images: { readonly wild: string; readonly scatter: string };
  /** Returns a short text about the free spins, e.g. `×3`. The page shows the text below the reels. */
  readonly getHint: (series: FreeSpins) => string;
  /** Returns the text about the rules of the free spins. The card at the start of a series shows the text. */
  readonly getRule: () => string;
  /** Shows the progress of the free spins. `series` is null if no series is active. */
  readonly showSeries: (series: FreeSpins | null) => void;
}

/** Animations that a slot implements. The spin flow calls them. */
export interface SlotAnimations<Outcome, FreeSpins> {
  /** Starts the spin animation and hides the wins of the previous spin. */
  readonly start: () => void;
  /**
   * Stops the spin animation at the outcome. If the animation shows several wins one after the other, it calls `onWon`
   * after each win with the sum of the wins so far, in minor units. The page then shows this sum.
   */
  readonly land: (outcome: Outcome, onWon: (minor: number) => void) => Promise<void>;
  /** Shows the wins until the next spin starts. */
  readonly showWins: (outcome: Outcome) => void;
  /** Shows the symbols of the previous spin again, because the server rejected the spin. */
  readonly restore: () => Promise<void>;
  /** Undefined for a slot without free spins. */
  readonly freeSpins?: FreeSpinAnimations<FreeSpins>;
}
