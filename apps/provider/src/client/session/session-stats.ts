/** Statistics of the player's rounds since the page was opened. Amounts are in minor units. */
export interface SessionStats {
  readonly minutes: () => number;
  readonly staked: () => number;
  readonly won: () => number;
  readonly add: (staked: number, won: number) => void;
}

export const createSessionStats = (): SessionStats => {
  const opened = Date.now();
  let staked = 0;
  let won = 0;
  return {
    minutes: () => Math.floor((Date.now() - opened) / 60_000),
    staked: () => staked,
    won: () => won,
    add: (moreStaked, moreWon) => {
      staked += moreStaked;
      won += moreWon;
    },
  };
};
