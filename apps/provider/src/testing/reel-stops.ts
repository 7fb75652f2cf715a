/**
 * Random source that stops the reels at the given positions, with five positions for each spin. After the last spin,
 * the positions of this last spin repeat.
 */
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

/** Reel stops at which no line wins. */
export const losingStops = [0, 20, 14, 20, 11];
/** Reel stops with nine winning lines of three symbols. The win is 90 times the bet on one line. */
export const winningStops = [24, 24, 29, 16, 21];
/** Reel stops with three scatters. They win twice the total bet and eight free spins. */
export const scatterStops = [12, 7, 15, 14, 20];
