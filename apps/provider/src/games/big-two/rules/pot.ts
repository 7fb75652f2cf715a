/** Rake in percent of the pot. The rake is the part that the operator keeps. */
export const rakePercent = 5;

/**
 * Amounts in minor units: both stakes (`pot`), the operator's part rounded down (`rake`), and the winner's part
 * (`prize`).
 */
export const computePot = (stake: number): { readonly pot: number; readonly rake: number; readonly prize: number } => {
  const pot = 2 * stake;
  const rake = Math.floor((pot * rakePercent) / 100);
  return { pot, rake, prize: pot - rake };
};
