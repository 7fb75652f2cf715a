import type { Ratio } from '../../../../engine/math/ratio.ts';
import type { RandomSource } from '../../../../engine/rng/random-int.ts';
import { payOut } from './payout.ts';

/**
 * Rules of a game in which the player takes steps and can cash out after each safe step, for example Mines. `Setup` is
 * the choice of the player before the bet, e.g. the number of mines. `Progress` is the state of a running bet, e.g. the
 * opened tiles. `Reveal` is the data that a step makes visible, e.g. the tiles with mines.
 */
export interface LadderRules<Setup, Step, Progress, Reveal> {
  readonly isSetupOffered: (setup: Setup) => boolean;
  readonly isStepOffered: (step: Step, progress: Progress, setup: Setup) => boolean;
  readonly start: (randomSource: RandomSource, setup: Setup) => Progress;
  /** Draws the result of a step. The chance of a safe step depends only on the progress and the setup. */
  readonly take: (
    randomSource: RandomSource,
    step: { readonly step: Step; readonly progress: Progress; readonly setup: Setup },
  ) => { readonly isSafe: boolean; readonly progress: Progress; readonly reveal: Reveal };
  readonly countSteps: (progress: Progress) => number;
  /** Returns the payout after the safe steps of `progress`, as a multiple of the bet. */
  readonly getMultiplier: (progress: Progress, setup: Setup) => Ratio;
  /** Returns true if no further step is possible. The win is then paid without a cash-out request. */
  readonly isTop: (progress: Progress, setup: Setup) => boolean;
}

/** State of a running bet. The server stores this state between the steps. `bet` is in minor units. */
export interface LadderState<Setup, Progress> {
  readonly bet: number;
  readonly setup: Setup;
  readonly progress: Progress;
}

/** Request of the page: places the bet, takes a step, or cashes out. */
export type LadderPlay<Setup, Step> =
  | { readonly kind: 'start'; readonly bet: number; readonly setup: Setup }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'cashOut' };

/** Result of a request: the bet is placed, a step is taken, or the bet is cashed out. `win` is in minor units. */
export type LadderOutcome<Progress, Reveal> =
  | { readonly kind: 'start'; readonly progress: Progress }
  | {
      readonly kind: 'step';
      readonly isSafe: boolean;
      readonly progress: Progress;
      readonly reveal: Reveal;
      readonly win: number;
    }
  | { readonly kind: 'cashOut'; readonly progress: Progress; readonly win: number };

interface LadderRound<Setup, Step, Progress> {
  readonly play: LadderPlay<Setup, Step>;
  readonly state: LadderState<Setup, Progress> | undefined;
}

export interface LadderResult<Setup, Progress, Reveal> {
  readonly outcome: LadderOutcome<Progress, Reveal>;
  readonly win: number;
  /** State of the bet after the request. Undefined if the bet has ended. */
  readonly state?: LadderState<Setup, Progress> | undefined;
}

/**
 * Draws the result of one request. The server plays a request with this function. The page calls it again to verify a
 * finished round.
 */
export const drawLadder = <Setup, Step, Progress, Reveal>(
  rules: LadderRules<Setup, Step, Progress, Reveal>,
  randomSource: RandomSource,
  { play, state }: LadderRound<Setup, Step, Progress>,
): LadderResult<Setup, Progress, Reveal> => {
  if (play.kind === 'start') {
    const { bet, setup } = play;
    const progress = rules.start(randomSource, setup);
    return { outcome: { kind: 'start', progress }, win: 0, state: { bet, setup, progress } };
  }
  if (!state) throw new Error('A step of a ladder game needs a running bet: check the state in `stake`.');
  const { bet, setup } = state;
  if (play.kind === 'cashOut') {
    const win = payOut(bet, rules.getMultiplier(state.progress, setup));
    return { outcome: { kind: 'cashOut', progress: state.progress, win }, win };
  }
  const { isSafe, progress, reveal } = rules.take(randomSource, { step: play.step, progress: state.progress, setup });
  const isTop = isSafe && rules.isTop(progress, setup);
  const win = isTop ? payOut(bet, rules.getMultiplier(progress, setup)) : 0;
  return {
    outcome: { kind: 'step', isSafe, progress, reveal, win },
    win,
    state: isSafe && !isTop ? { bet, setup, progress } : undefined,
  };
};
