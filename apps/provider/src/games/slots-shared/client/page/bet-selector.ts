/** Selector for the player's bet. The player chooses one of the offered amounts. The amounts are in minor units. */
export interface BetSelector {
  readonly steps: readonly number[];
  readonly current: () => number;
  readonly lower: () => void;
  readonly raise: () => void;
  readonly canLower: () => boolean;
  readonly canRaise: () => boolean;
  readonly choose: (bet: number) => void;
}

export const createBetSelector = (steps: readonly number[], initial: number): BetSelector => {
  let index = Math.max(0, steps.indexOf(initial));
  return {
    steps,
    current: () => steps[index] ?? 0,
    lower: () => void (index = Math.max(0, index - 1)),
    raise: () => void (index = Math.min(steps.length - 1, index + 1)),
    canLower: () => index > 0,
    canRaise: () => index < steps.length - 1,
    choose: (bet) => void (index = Math.max(0, steps.indexOf(bet))),
  };
};
