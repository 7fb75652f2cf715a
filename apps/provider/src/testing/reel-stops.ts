/** Random source that stops the reels at given positions, five for each spin. The last stops repeat. */
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

/** Stops at which no line wins. */
export const losingStops = [0, 20, 14, 20, 11];
/** Stops with nine winning lines of three symbols: a win of 90 times the bet on one line. */
export const winningStops = [24, 24, 29, 16, 21];
/** Stops with three scatters: a win of two total bets, and eight free spins. */
export const scatterStops = [12, 7, 15, 14, 20];
