const steps = 7;

/**
 * Returns the strength of a team, from -3 to 3. The same team id always has the same rating. The odds depend on the
 * rating.
 */
export const getTeamRating = (team: string): number => {
  // FNV-1a hash of the team id. It distributes the ratings evenly.
  let hash = 2_166_136_261;
  for (const letter of team) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash % steps) - (steps - 1) / 2;
};
