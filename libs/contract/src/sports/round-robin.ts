/** Home team and away team of a match, as indexes in the list of teams. */
export type Pairing = readonly [home: number, away: number];

/**
 * Returns the number of rounds in a season. In a season, each team plays every other team once at home and once away.
 */
export const countSeasonRounds = (teams: number): number => 2 * (teams - 1);

/**
 * Pairs the teams of one round by the circle method: the first team stays in its place, and the other teams rotate. In
 * the second half of a season, the same pairs play again, with home and away swapped. The number of teams is even and
 * at least 2.
 */
export const getPairings = (teams: number, round: number): Pairing[] => {
  const others = teams - 1;
  const turn = round % others;
  const isReturn = round % countSeasonRounds(teams) >= others;
  const getTeamAt = (slot: number): number => (slot === 0 ? 0 : ((slot - 1 + turn) % others) + 1);
  return Array.from({ length: teams / 2 }, (_, slot) => {
    const pair = [getTeamAt(slot), getTeamAt(teams - 1 - slot)] as const;
    // The first team swaps home and away in every second round. Without this swap, it would play all matches at home.
    const isTurned = slot === 0 && turn % 2 === 1;
    return isTurned === isReturn ? pair : [pair[1], pair[0]];
  });
};
