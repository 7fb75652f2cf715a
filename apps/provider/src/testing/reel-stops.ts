/** Words that stop the reels where told, five for each spin; the last stops repeat. */
export const createReelStops = (...spins: readonly (readonly number[])[]) => {
  const values = spins.flat();
  let index = 0;
  return () => ({
    range: 2 ** 32,
    next: () => {
      const word = values[Math.min(index, values.length - 5 + (index % 5))];
      index += 1;
      return word ?? 0;
    },
  });
};

/** Nothing. */
export const losingStops = [0, 20, 14, 20, 11];
/** Nine lines of three: 90 line bets. */
export const winningStops = [24, 24, 29, 16, 21];
/** Three scatters: two total bets and eight free spins. */
export const scatterStops = [12, 7, 15, 14, 20];
