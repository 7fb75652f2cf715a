import { WinAnimation } from './win-animation.ts';
import type { WinHighlight } from './paint-wins.ts';
import type { ReelStage } from './reel-stage.ts';

export interface ReelAnimationsOptions<Name extends string, Outcome, Win extends WinHighlight<Name>> {
  readonly stage: ReelStage<Name>;
  /** Initial stop of each reel: the strip index of the topmost visible symbol. */
  readonly stops: readonly number[];
  /** Returns the wins of an outcome in the order in which the animation shows them. */
  readonly toHighlights: (outcome: Outcome) => readonly Win[];
  /** Called each time the animation highlights a single win. */
  readonly onWin: (win: Win) => void;
}

/**
 * Animations of a slot with reels. They start and stop the reels, and then highlight the wins one after the other.
 */
export class ReelAnimations<
  Name extends string,
  Outcome extends { readonly stops: readonly number[] },
  Win extends WinHighlight<Name>,
> {
  readonly #options: ReelAnimationsOptions<Name, Outcome, Win>;
  readonly #winAnimation: WinAnimation<Name, Win>;
  #stops: readonly number[];

  constructor(options: ReelAnimationsOptions<Name, Outcome, Win>) {
    this.#options = options;
    this.#winAnimation = new WinAnimation(options.stage, options.onWin);
    this.#stops = options.stops;
  }

  readonly start = (): void => {
    this.#winAnimation.stop();
    this.#options.stage.start();
  };

  readonly land = async ({ stops }: Outcome): Promise<void> => {
    this.#stops = stops;
    await this.#options.stage.stop(stops);
  };

  readonly showWins = (outcome: Outcome): void => this.#winAnimation.start(this.#options.toHighlights(outcome));

  readonly hideWins = (): void => this.#winAnimation.stop();

  readonly restore = (): Promise<void> => this.#options.stage.stop(this.#stops);
}
