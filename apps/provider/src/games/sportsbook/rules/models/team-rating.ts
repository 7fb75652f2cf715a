const steps = 7;

/** Rating of a team, from -3 to 3. Constant for its id; the odds are computed from it. */
export const getTeamRating = (team: string): number => {
  // An FNV-1a hash of the id spreads the ratings evenly.
  let hash = 2_166_136_261;
  for (const letter of team) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash % steps) - (steps - 1) / 2;
};
