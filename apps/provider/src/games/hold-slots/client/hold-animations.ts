import { pause } from '../../../client/session/pause.ts';
import type { MoneyFormat } from '../../../client/format/money-format.ts';
import type { Translate } from '../../../client/text/translate.ts';
import type { ReelSound } from '../../slots-shared/client/page/reel-sound.ts';
import type { LineWinHighlight } from '../../slots-shared/client/reels/line-win-highlights.ts';
import type { ReelAnimations } from '../../slots-shared/client/reels/reel-animations.ts';
import { defaultHoldMachine as machine } from '../rules/default-hold-machine.ts';
import type { HoldOutcome } from '../rules/draw-hold.ts';
import type { HoldFeature } from '../rules/hold-feature.ts';
import { countRespinsLeft, sumCoins } from '../rules/hold-feature.ts';
import type { HoldSymbol } from '../rules/hold-machine.ts';
import { listFinalCoins } from '../rules/spin-hold.ts';
import type { CoinGrid } from './coin-grid.ts';
import type { HoldKey } from './text-key.ts';

export interface HoldAnimationsOptions {
  readonly reels: ReelAnimations<HoldSymbol, HoldOutcome, LineWinHighlight<HoldSymbol>>;
  readonly grid: CoinGrid;
  readonly sound: ReelSound;
  readonly t: Translate<HoldKey>;
  readonly money: MoneyFormat;
  /** Last outcome before the page started. Undefined if there is none. */
  readonly outcome: HoldOutcome | undefined;
  readonly isCalm: () => boolean;
  readonly showMessage: (message: string) => void;
  /** Shows the text of the running feature above the reels. Undefined hides it. */
  readonly showFeature: (text: string | undefined) => void;
}

/** Durations in milliseconds. With reduced motion, respins and coins are faster, because nothing moves. */
const linesMs = 1600;
const introMs = 1200;
const respinMs = { moving: 700, calm: 300 } as const;
const coinMs = { moving: 260, calm: 80 } as const;
const afterRespinMs = 350;
const topPrizeMs = 1400;

/** Animations of a slot with coins: the reels, and then the feature in which coins stay in their cells. */
export class HoldAnimations {
  readonly #options: HoldAnimationsOptions;
  /** Outcome whose coins are visible or will become visible when the reels stop. */
  #outcome: HoldOutcome | undefined;

  constructor(options: HoldAnimationsOptions) {
    this.#options = options;
    this.#outcome = options.outcome;
    this.#showFinalCoins();
  }

  readonly start = (): void => {
    this.#options.grid.clear();
    this.#options.reels.start();
  };

  /** Shows the values of the coins on a reel that has stopped. */
  readonly showReelCoins = (reel: number): void => this.#options.grid.showReel(this.#outcome?.coins ?? [], reel);

  readonly land = async (outcome: HoldOutcome, onWon: (minor: number) => void): Promise<void> => {
    const { reels, grid } = this.#options;
    this.#outcome = outcome;
    await reels.land(outcome);
    // With reduced motion, the reels stop together, so the coins of all reels appear at the same time.
    grid.show(outcome.coins);
    if (outcome.feature) await this.#showFeature(outcome, outcome.feature, onWon);
  };

  /** Highlights the winning lines. After the feature, the coins stay visible instead. */
  readonly showWins = (outcome: HoldOutcome): void => {
    if (outcome.feature) return;
    this.#options.grid.setDim(outcome.lineWins.length > 0);
    this.#options.reels.showWins(outcome);
  };

  readonly restore = async (): Promise<void> => {
    await this.#options.reels.restore();
    this.#showFinalCoins();
  };

  #showFinalCoins(): void {
    const { grid } = this.#options;
    grid.clear();
    if (!this.#outcome) return;
    grid.show(listFinalCoins(this.#outcome));
    if (this.#outcome.feature) grid.hold();
  }

  async #showFeature(outcome: HoldOutcome, feature: HoldFeature, onWon: (minor: number) => void): Promise<void> {
    const { grid, sound, t, showMessage, showFeature } = this.#options;
    const lineWin = outcome.win - outcome.coinWin - outcome.topPrize;
    if (lineWin > 0) await this.#showLines(outcome, () => onWon(lineWin));
    grid.hold();
    showMessage(t('holdTitle'));
    showFeature(t('holdTitle'));
    sound.win(3);
    await pause(introMs);
    await this.#showRespins(outcome, feature);
    await this.#payCoins(outcome, (paid) => onWon(lineWin + paid));
    if (feature.isFull) await this.#showTopPrize(outcome, onWon);
    showFeature(undefined);
  }

  async #showLines(outcome: HoldOutcome, onShown: () => void): Promise<void> {
    const { reels, grid } = this.#options;
    grid.setDim(true);
    reels.showWins(outcome);
    onShown();
    await pause(linesMs);
    reels.hideWins();
    grid.setDim(false);
  }

  async #showRespins({ coins }: HoldOutcome, { respins }: HoldFeature): Promise<void> {
    const { grid, sound, t, isCalm, showMessage } = this.#options;
    const pace = isCalm() ? 'calm' : 'moving';
    let left = machine.respins;
    let count = coins.length;
    showMessage(t('respinsLeft', { left }));
    for (const newCoins of respins) {
      grid.setSpinning(true);
      await pause(respinMs[pace]);
      grid.setSpinning(false);
      for (const coin of newCoins) {
        grid.show([coin]);
        count += 1;
        sound.step(count - machine.coinsToStart);
        await pause(coinMs[pace]);
      }
      left = countRespinsLeft(machine, left, newCoins.length);
      showMessage(t('respinsLeft', { left }));
      await pause(afterRespinMs);
    }
  }

  /** Adds the coins one after the other. Calls `onPaid` with the sum of the coins so far, in minor units. */
  async #payCoins(outcome: HoldOutcome, onPaid: (minor: number) => void): Promise<void> {
    const { grid, sound, t, money, isCalm, showMessage, showFeature } = this.#options;
    const coins = listFinalCoins(outcome).sort((a, b) => a.cell - b.cell);
    const unit = outcome.coinWin / sumCoins(coins);
    let paid = 0;
    for (const [index, { cell, value }] of coins.entries()) {
      paid += value;
      grid.markPaid(cell);
      sound.tone(520 + index * 40, 0, 0.16, 0.1);
      const amount = Math.round(paid * unit);
      onPaid(amount);
      showFeature(`${t('holdTitle')} · ${money.full(amount)}`);
      await pause(isCalm() ? coinMs.calm : coinMs.moving);
    }
    showMessage(t('coinsWon', { amount: money.full(outcome.coinWin) }));
    await pause(afterRespinMs);
  }

  async #showTopPrize({ topPrize, win }: HoldOutcome, onWon: (minor: number) => void): Promise<void> {
    const { grid, sound, t, money, showMessage } = this.#options;
    grid.markFull();
    sound.win(10);
    showMessage(t('topPrize', { amount: money.full(topPrize) }));
    onWon(win);
    await pause(topPrizeMs);
  }
}
