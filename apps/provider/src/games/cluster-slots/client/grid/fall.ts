/** Acceleration of a fall in rows per second squared. */
const gravity = 46;
const bounceMs = 170;
/** Height in rows to which a fallen symbol bounces. */
const bounceRows = 0.13;

/** Computes the duration of a fall in milliseconds, including the small bounce at the end. */
export const computeFallMs = (rows: number): number =>
  rows <= 0 ? 0 : Math.sqrt((2 * rows) / gravity) * 1000 + bounceMs;

/**
 * Returns the height of a falling symbol above its cell, in rows. The fall started at the height `rows`, `elapsed`
 * milliseconds ago. The result is never negative.
 */
export const computeFallHeight = (rows: number, elapsed: number): number => {
  if (rows <= 0) return 0;
  if (elapsed <= 0) return rows;
  const fallen = (gravity * (elapsed / 1000) ** 2) / 2;
  if (fallen < rows) return rows - fallen;
  const after = elapsed - (computeFallMs(rows) - bounceMs);
  return after >= bounceMs ? 0 : bounceRows * Math.sin((after / bounceMs) * Math.PI);
};
