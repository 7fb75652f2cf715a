import type { LineRules, Pays } from '../../slots-shared/rules/evaluate-lines.ts';

/**
 * Names of the symbols in a slot. `h1` to `h4` have high prizes, and `l1` to `l4` have low prizes. The theme of a
 * game decides the image of each symbol.
 */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type SlotSymbol = (typeof symbols)[number];

export const rows = 3;

/** Configuration that decides the wins of a spin. The client creates its paytable from the same object. */
export interface Machine extends LineRules<SlotSymbol> {
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** Prizes for three, four and five scatters in any position, as multiples of the total bet. */
  readonly scatterPays: Pays;
  /** Number of free spins for three, four and five scatters. Free spins can win more free spins. */
  readonly freeSpins: Pays;
  readonly freeSpinMultiplier: number;
}
