/** Rows a second, gained each second. */
const gravity = 46;
const bounceMs = 170;
/** How high a piece jumps again, in rows. */
const bounceRows = 0.13;

/** Milliseconds that a fall of so many rows takes, the little bounce at its end included. */
export const computeFallMs = (rows: number): number =>
  rows <= 0 ? 0 : Math.sqrt((2 * rows) / gravity) * 1000 + bounceMs;

/** How far above its place a piece still is, in rows, `elapsed` ms after it began to fall from `rows` above. Never below its place. */
export const computeFallHeight = (rows: number, elapsed: number): number => {
  if (rows <= 0) return 0;
  if (elapsed <= 0) return rows;
  const fallen = (gravity * (elapsed / 1000) ** 2) / 2;
  if (fallen < rows) return rows - fallen;
  const after = elapsed - (computeFallMs(rows) - bounceMs);
  return after >= bounceMs ? 0 : bounceRows * Math.sin((after / bounceMs) * Math.PI);
};
