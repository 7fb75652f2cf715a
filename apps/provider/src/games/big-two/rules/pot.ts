/** Rake in percent of the pot. The rake is the amount that the operator takes from the pot (both stakes). */
export const rakePercent = 5;

/**
 * Computes the `pot` (both stakes), the `rake` (the operator's part, rounded down) and the `prize` (the winner's
 * part). All amounts are in minor units.
 */
export const computePot = (stake: number): { readonly pot: number; readonly rake: number; readonly prize: number } => {
  const pot = 2 * stake;
  const rake = Math.floor((pot * rakePercent) / 100);
  return { pot, rake, prize: pot - rake };
};
