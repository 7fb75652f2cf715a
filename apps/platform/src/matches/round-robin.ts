/** Home and away, as places in the list of teams. */
export type Pairing = readonly [home: number, away: number];

/** Rounds after which every team has met every other at home and away. */
export const roundsOfSeason = (teams: number): number => 2 * (teams - 1);

/**
 * Who meets whom in a round, by the circle method: the first team stays, the others go round it. In the second half of
 * a season the same pairs meet at the other's place. `teams` is even and at least 2.
 */
export const pairingsOf = (teams: number, round: number): Pairing[] => {
  const others = teams - 1;
  const turn = round % others;
  const isReturn = round % roundsOfSeason(teams) >= others;
  const seat = (place: number): number => (place === 0 ? 0 : ((place - 1 + turn) % others) + 1);
  return Array.from({ length: teams / 2 }, (_, place) => {
    const pair = [seat(place), seat(teams - 1 - place)] as const;
    // The team that stays would otherwise be at home all season long.
    const isTurned = place === 0 && turn % 2 === 1;
    return isTurned === isReturn ? pair : [pair[1], pair[0]];
  });
};
