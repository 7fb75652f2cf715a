/** Percent of the pot that the house keeps. */
export const rakePercent = 5;

/** Minor units: what both have put in, what the house keeps of it (rounded down), and what the winner gets. */
export const computePot = (stake: number): { readonly pot: number; readonly rake: number; readonly prize: number } => {
  const pot = 2 * stake;
  const rake = Math.floor((pot * rakePercent) / 100);
  return { pot, rake, prize: pot - rake };
};
