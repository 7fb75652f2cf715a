/** Home and away team, as indexes in the list of teams. */
export type Pairing = readonly [home: number, away: number];

/** Returns the number of rounds in which all teams play each other at home and away. */
export const countSeasonRounds = (teams: number): number => 2 * (teams - 1);

/**
 * Pairs the teams of a round by the circle method: the first team is fixed, and the others rotate. In the second half
 * of a season the pairs repeat with home and away swapped. `teams` is even and at least 2.
 */
export const getPairings = (teams: number, round: number): Pairing[] => {
  const others = teams - 1;
  const turn = round % others;
  const isReturn = round % countSeasonRounds(teams) >= others;
  const getTeamAt = (slot: number): number => (slot === 0 ? 0 : ((slot - 1 + turn) % others) + 1);
  return Array.from({ length: teams / 2 }, (_, slot) => {
    const pair = [getTeamAt(slot), getTeamAt(teams - 1 - slot)] as const;
    // Without the swap, the fixed team would play at home all season.
    const isTurned = slot === 0 && turn % 2 === 1;
    return isTurned === isReturn ? pair : [pair[1], pair[0]];
  });
};
