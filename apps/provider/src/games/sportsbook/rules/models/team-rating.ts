const steps = 7;

/** How strong a team is, from -3 to 3. Part of its name, as it were: it never changes, and the odds are made from it. */
export const getTeamRating = (team: string): number => {
  // FNV-1a, so that ratings are spread without anyone having chosen them.
  let hash = 2_166_136_261;
  for (const letter of team) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash % steps) - (steps - 1) / 2;
};
