import { celebrate, isBigWin } from '../../../../client/art/big-win.ts';
import { startCoinBurst } from '../../../../client/art/coin-burst.ts';
import { pause } from '../../../../client/session/pause.ts';
import { findLowerStake, showRejectionCard } from '../../../../client/messages/rejection-card.ts';
import type { GameContext } from '../../../../client/start/start-game.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import type { RoundView } from '../../../../engine/views.ts';
import type { SlotFreeSpins, SlotOutcome, SlotPlay } from '../../rules/slot-play.ts';
import { SpinKind } from '../../rules/slot-play.ts';
import type { SlotPage } from '../page/slot-page.ts';
import type { SlotKey } from '../slot-key.ts';
import { FreeSpinCards } from './free-spin-cards.ts';
import type { SlotAnimations } from './slot-animations.ts';
import type { SpinAction, SpinState } from './spin-state.ts';
import { canChangeBet, chooseSpin, freeSpinPlay, hasFreeSpinsLeft, reduceSpins } from './spin-state.ts';

export interface SpinFlowOptions<Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins> {
  readonly context: GameContext<SlotKey>;
  readonly page: SlotPage;
  /** Series of free spins that is active when the page starts. Null if there is none. */
  readonly series: FreeSpins | null;
  /** Last round of the player before the page started. Null if there is none. */
  readonly lastRound: RoundView<SlotPlay, Outcome, FreeSpins> | null;
  readonly animations: SlotAnimations<Outcome, FreeSpins>;
}

/** Minimum duration of the spin animation, in milliseconds. */
const minMovementMs = 900;
/** Minimum time between the starts of two spins, in milliseconds. This time limits the speed of play. */
const minSpinIntervalMs = 2500;
const afterWinMs = 1300;
const afterNoWinMs = 300;

/**
 * Controls the sequence of a spin: place the bet, show the outcome and the wins, and play the free spins. The slot
 * provides the animations.
 */
export class SpinFlow<Outcome extends SlotOutcome<FreeSpins>, FreeSpins extends SlotFreeSpins> {
  readonly #context: GameContext<SlotKey>;
  readonly #page: SlotPage;
  readonly #animations: SlotAnimations<Outcome, FreeSpins>;
  /** Undefined for a slot without free spins. */
  readonly #cards: FreeSpinCards | undefined;
  readonly #lastRound: RoundView<SlotPlay, Outcome, FreeSpins> | null;
  #state: SpinState<FreeSpins>;
  #lastStart = -Infinity;

  constructor({ context, page, series, lastRound, animations }: SpinFlowOptions<Outcome, FreeSpins>) {
    this.#context = context;
    this.#lastRound = lastRound;
    this.#page = page;
    this.#animations = animations;
    const { freeSpins } = animations;
    this.#cards = freeSpins && new FreeSpinCards({ context, freeSpins });
    this.#state = { isBusy: true, series };
  }

  /**
   * Plays a paid spin or the next free spin. If the balance is below the bet, shows a rejection. Does nothing while a
   * spin runs or a card is open.
   */
  async spin(): Promise<void> {
    const { bets, meters } = this.#page;
    const play = chooseSpin(this.#state, bets.current(), meters.balance());
    if (play === undefined) return;
    if (play !== 'unaffordable') return this.#playThrough(play);
    this.#state = reduceSpins(this.#state, { type: 'started' });
    await this.#showRejection('wallet.insufficient.balance');
    this.#dispatch({ type: 'finished' });
  }

  changeBet(change: () => void): void {
    if (!canChangeBet(this.#state)) return;
    change();
    this.#refresh();
  }

  /**
   * Starts the flow after the page has loaded. If a reload interrupted a spin, sends the request of this spin again.
   * Otherwise shows the result of the last round if a reload hid it, and plays the remaining free spins. After that,
   * the player can start a spin.
   */
  resume(): void {
    this.#refresh();
    const interrupted = this.#context.api.interrupted<SlotPlay>();
    void (interrupted ? this.#playThrough(interrupted, { isResumed: true }) : this.#continue());
  }

  async #continue(): Promise<void> {
    const { series } = this.#state;
    await this.#showLastRound();
    if (!series) return this.#dispatch({ type: 'finished' });
    await this.#cards?.showResumed(series);
    await this.#playThrough(freeSpinPlay);
  }

  /** Shows the result of the last round, once, if a reload came before the end of its animation. */
  async #showLastRound(): Promise<void> {
    const { api, t, money } = this.#context;
    if (!this.#lastRound || !api.isUnseen(this.#lastRound.roundId)) return;
    const { win, freeSpins } = this.#lastRound.outcome;
    api.markSeen();
    if (win > 0) {
      this.showMessage(t('lastRoundWon', { amount: money.full(win) }), 'win');
      void this.#page.meters.countWin(0, win, 0);
    } else this.showMessage(t('lastRoundNoWin'));
    if (freeSpins?.left === 0) await this.#cards?.showTotal(freeSpins);
  }

  /**
   * Shows a message below the reels. CSS selects the style of the message by `tone`, e.g. `warning`. An empty `tone`
   * is the default style.
   */
  showMessage(message: string, tone = ''): void {
    const { layout } = this.#page;
    layout.message.textContent = message;
    layout.message.dataset['tone'] = tone;
  }

  #dispatch(action: SpinAction<FreeSpins>): void {
    this.#state = reduceSpins(this.#state, action);
    this.#refresh();
  }

  #refresh(): void {
    const { layout, meters, bets } = this.#page;
    const { isBusy, series } = this.#state;
    const isFree = series !== null;
    meters.setBet(bets.current());
    layout.lowerBet.disabled = !canChangeBet(this.#state) || !bets.canLower();
    layout.raiseBet.disabled = !canChangeBet(this.#state) || !bets.canRaise();
    layout.spin.disabled = isBusy;
    this.#context.root.toggleAttribute('data-free', isFree);
    layout.freeSpins.hidden = !isFree;
    if (series) this.#showProgress(series);
    this.#animations.freeSpins?.showSeries(series);
  }

  /**
   * Shows the number of played free spins and the amount won. `playing` is 1 while a free spin runs, so that the
   * running spin counts as played.
   */
  #showProgress({ awarded, left, won }: FreeSpins, playing: 0 | 1 = 0): void {
    const { t, money } = this.#context;
    const progress = t('freeSpinsLeft', { done: awarded - left + playing, total: awarded });
    this.#page.layout.freeSpins.textContent = `${progress} · ${money.full(won)}`;
  }

  /** Plays a spin, and then plays all free spins that follow. The player does not have to tap again. */
  async #playThrough(first: SlotPlay, { isResumed = false } = {}): Promise<void> {
    this.#dispatch({ type: 'started' });
    let outcome = await this.#playSpin(first, { isResumed });
    while (outcome && hasFreeSpinsLeft(outcome.freeSpins)) {
      this.#refresh();
      await pause(outcome.win > 0 ? afterWinMs : afterNoWinMs);
      outcome = await this.#playSpin(freeSpinPlay);
    }
    this.#dispatch({ type: 'finished' });
  }

  /**
   * Plays one spin with its animations. `isResumed` repeats the request of a spin that a page reload interrupted.
   * Returns undefined if the server rejected the spin.
   */
  async #playSpin(play: SlotPlay, { isResumed = false } = {}): Promise<Outcome | undefined> {
    const { api, t } = this.#context;
    await pause(this.#lastStart + minSpinIntervalMs - performance.now());
    this.#lastStart = performance.now();
    this.#showStart(play);
    const onLost = (): void => this.showMessage(t('reconnecting'), 'warning');
    const result = isResumed
      ? await api.resume<SlotPlay, Outcome, FreeSpins>(onLost)
      : await api.play<SlotPlay, Outcome, FreeSpins>(play, onLost);
    await pause(this.#lastStart + minMovementMs - performance.now());
    if (result.status === 'rejected') {
      await this.#animations.restore();
      await this.#showRejection(result.errorCode, result.balance);
      return undefined;
    }
    await this.#showRound(result.value);
    api.markSeen();
    return result.value.outcome;
  }

  #showStart({ kind, bet }: SlotPlay): void {
    const { t } = this.#context;
    const { meters } = this.#page;
    const { series } = this.#state;
    meters.clearWin();
    if (kind === SpinKind.Paid) meters.anticipateBet(bet);
    if (series) this.#showProgress(series, 1);
    const hint = series && this.#animations.freeSpins?.getHint(series);
    this.showMessage(hint ? `${t('freeSpins')} · ${ltr(hint)}` : t('goodLuck'));
    this.#animations.start();
  }

  async #showRound({ outcome, play, stake, before, balance }: RoundView<SlotPlay, Outcome, FreeSpins>): Promise<void> {
    const { stats, meters } = this.#page;
    const isFree = play.kind === SpinKind.Free;
    let counted = 0;
    stats.add(stake, outcome.win);
    await this.#animations.land(outcome, (won) => {
      void meters.countWin(counted, won, this.#context.isCalm() ? 0 : 420);
      counted = won;
    });
    this.#state = reduceSpins(this.#state, { type: 'landed', freeSpins: outcome.freeSpins });
    if (isFree && outcome.freeSpins) this.#showProgress(outcome.freeSpins);
    this.#animations.showWins(outcome);
    await this.#showWin({ win: outcome.win, bet: before?.bet ?? play.bet, counted, isFree });
    if (balance !== null) meters.setBalance(balance);
    await this.#showFreeSpins(outcome, { isFree });
  }

  /**
   * Shows the win. `counted` is the part of the win that the win meter already shows. The amounts are in minor units.
   */
  async #showWin({
    win,
    bet,
    counted,
    isFree,
  }: {
    readonly win: number;
    readonly bet: number;
    readonly counted: number;
    readonly isFree: boolean;
  }): Promise<void> {
    const { root, t, money, isCalm } = this.#context;
    const { layout, sound, meters } = this.#page;
    if (win === 0) return this.showMessage(isFree ? '' : t('noWin'));
    const inBets = win / bet;
    // Plays no sound for a win that is not higher than the bet, because the player does not profit from this win.
    if (inBets > 1) sound.win(inBets);
    this.showMessage(t('youWon', { amount: money.full(win) }), 'win');
    if (counted < win) await meters.countWin(counted, win, isCalm() ? 0 : Math.min(1600, 500 + inBets * 120));
    if (!isBigWin(win, bet)) return;
    await pause(700);
    if (!isCalm()) startCoinBurst(layout.sparks, 90);
    await celebrate(root, t, money, win, bet, isCalm());
  }

  async #showFreeSpins(
    { freeSpins, freeSpinsAwarded }: Outcome,
    { isFree }: { readonly isFree: boolean },
  ): Promise<void> {
    if (!freeSpins) return;
    if (freeSpinsAwarded > 0) {
      await pause(1400);
      await this.#cards?.showAwarded(freeSpinsAwarded, { isMore: isFree });
    }
    if (!isFree || freeSpins.left > 0) return;
    await pause(900);
    if (freeSpins.won > freeSpins.bet && !this.#context.isCalm()) startCoinBurst(this.#page.layout.sparks, 60);
    await this.#cards?.showTotal(freeSpins);
  }

  async #showRejection(errorCode: string, balance = this.#page.meters.balance()): Promise<void> {
    const { t, money } = this.#context;
    const { meters, bets } = this.#page;
    meters.setBalance(balance);
    this.showMessage('');
    const lowerBet = findLowerStake(errorCode, bets.steps, balance);
    await showRejectionCard({
      context: this.#context,
      errorCode,
      balance,
      lowerStake: lowerBet
        ? { label: t('useBet', { amount: money.full(lowerBet) }), choose: () => bets.choose(lowerBet) }
        : undefined,
    });
  }
}
