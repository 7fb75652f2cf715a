import { notes } from '../../../client/art/sound.ts';
import type { MoneyFormat } from '../../../client/format/money-format.ts';
import type { ReelSound } from '../../slots-shared/client/page/reel-sound.ts';
import type { ClusterOutcome } from '../rules/draw-cluster.ts';
import type { Step } from '../rules/spin-cluster.ts';
import type { GridStage } from './grid/grid-stage.ts';
import { computeFinalGrid } from './grid/pieces.ts';
import type { ClusterKey } from './text-key.ts';
import type { TumbleLadder } from './tumble-ladder.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { ltr } from '../../../client/text/ltr.ts';

export interface TumbleAnimationsOptions {
  readonly stage: GridStage;
  readonly ladder: TumbleLadder;
  readonly sound: ReelSound;
  readonly t: Translate<ClusterKey>;
  readonly money: MoneyFormat;
  /** Grid that is visible when the page opens. */
  readonly grid: readonly number[];
  /**
   * Number of tumbles in the active series of free spins when the page opens. 0 without an active series. In a tumble,
   * winning symbols burst and new symbols fall into the gaps.
   */
  readonly tumbles: number;
  readonly showWinMessage: (message: string) => void;
}

/**
 * Animates the spins of a slot with tumbles. In a tumble, clusters of equal symbols burst, and new symbols fall into
 * the gaps.
 */
export class TumbleAnimations {
  readonly #options: TumbleAnimationsOptions;
  #grid: readonly number[];
  /**
   * Number of tumbles so far in the current spin. In a tumble, winning symbols burst and new symbols fall into the
   * gaps. In a series of free spins, the tumbles of the earlier free spins are included.
   */
  #tumbles: number;

  constructor(options: TumbleAnimationsOptions) {
    this.#options = options;
    this.#grid = options.grid;
    this.#tumbles = options.tumbles;
  }

  readonly start = (): void => {
    const { ladder, stage } = this.#options;
    ladder.show(this.#tumbles);
    stage.clear();
  };

  /**
   * Animates a spin: fills the grid, then plays each tumble, in which winning clusters burst and new symbols fall.
   * After each burst, calls `onWon` with the amount that the spin has won so far, in minor units.
   */
  readonly land = async (outcome: ClusterOutcome, onWon: (minor: number) => void): Promise<void> => {
    await this.#options.stage.fill(outcome.grid);
    let won = 0;
    for (const step of outcome.steps)
      await this.#showStep(step, (amount) => {
        won += amount;
        onWon(won);
      });
    this.#grid = computeFinalGrid(outcome);
    const { freeSpins } = outcome;
    this.#tumbles = freeSpins && freeSpins.left > 0 ? freeSpins.tumbles : 0;
  };

  readonly restore = (): Promise<void> => this.#options.stage.fill(this.#grid);

  readonly showSeries = (series: { readonly tumbles: number } | null): void => {
    this.#tumbles = series?.tumbles ?? 0;
    this.#options.ladder.show(this.#tumbles);
  };

  /**
   * Animates one tumble. When the clusters burst, calls `onBurst` with the amount that the clusters win, in minor
   * units.
   */
  async #showStep(step: Step, onBurst: (amount: number) => void): Promise<void> {
    const { stage, t, money, showWinMessage } = this.#options;
    const amount = step.clusters.reduce((total, cluster) => total + cluster.amount, 0);
    const count = step.clusters.reduce((total, { cells }) => total + cells.length, 0);
    showWinMessage(t('clusterWin', { count, multiplier: ltr(`×${step.multiplier}`), amount: money.full(amount) }));
    const amounts = step.clusters.map((cluster) => money.bare(cluster.amount));
    await stage.burst(step, amounts, () => {
      this.#countTumble();
      onBurst(amount);
    });
  }

  #countTumble(): void {
    const { sound, ladder } = this.#options;
    this.#tumbles += 1;
    sound.tone(notes[Math.min(notes.length - 1, this.#tumbles)] ?? 440, 0, 0.3, 0.12);
    ladder.show(this.#tumbles);
  }
}
