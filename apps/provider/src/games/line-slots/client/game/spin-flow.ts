import { celebrate, isBigWin } from '../../../../client/big-win.ts';
import { showCard } from '../../../../client/card.ts';
import type { GameContext } from '../../../../client/start-game.ts';
import { isSessionFatal, errorMessageFor } from '../../../../client/error-messages.ts';
import type { SessionStats } from '../../../../client/session-stats.ts';
import type { Sound } from '../../../../client/sound.ts';
import { startCoinBurst } from '../../../../client/coin-burst.ts';
import { fill } from '../../../../client/text/load-text.ts';
import type { RoundView } from '../../../../engine/views.ts';
import { SpinKind } from '../../rules/spin.ts';
import type { View } from '../hud/view.ts';
import type { Text as SlotText } from '../text/text.ts';
import type { BetSelector } from './bet-selector.ts';
import type { Meters } from './meters.ts';

export interface SlotPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. Ignored for a free spin. */
  readonly bet: number;
}

/** Active series of free spins. Amounts in minor units. */
export interface SlotFreeSpins {
  readonly left: number;
  readonly awarded: number;
  readonly bet: number;
  readonly won: number;
}

/** Outcome of a spin that every slot has. Amounts in minor units. */
export interface SlotOutcome<FreeSpins extends SlotFreeSpins> {
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** State of the series after the spin, for a spin that belongs to a series or started one. */
  readonly freeSpins: FreeSpins | null;
}

/** Animations of a slot. The spin flow decides when they run. */
export interface SlotShow<Outcome, FreeSpins> {
  /** Starts the movement and hides the wins of the previous spin. */
  readonly start: () => void;
  /** Stops at the outcome. `won` is called with the amount won so far, in minor units. */
  readonly land: (outcome: Outcome, won: (minor: number) => void) => Promise<void>;
  /** Shows the wins until the next start. */
  readonly showWins: (outcome: Outcome) => void;
  /** Restores the state before the spin, because the spin was rejected. */
  readonly putBack: () => Promise<void>;
  /** Text about the series in the line below the reels, e.g. `×3`. */
  readonly getFreeSpinHint: (series: FreeSpins) => string;
  /** Rule of the free spins, for the card at their start. */
  readonly getFreeSpinsRule: () => string;
  /** Shows the state of the series. Null if there is none. */
  readonly showSeries?: (series: FreeSpins | null) => void;
}

export interface SpinFlowOptions<
  Text extends SlotText,
  Outcome extends SlotOutcome<FreeSpins>,
  FreeSpins extends SlotFreeSpins,
> {
  readonly context: GameContext<Text>;
  readonly series: FreeSpins | null;
  readonly view: View;
  readonly sound: Sound;
  readonly stats: SessionStats;
  readonly meters: Meters;
  readonly bets: BetSelector;
  readonly images: { readonly wild: string; readonly scatter: string };
  readonly show: SlotShow<Outcome, FreeSpins>;
}

export interface SpinFlow {
  readonly spin: () => Promise<void>;
  readonly changeBet: (change: () => void) => void;
  /** Continues after a reload with the pending spin or with the remaining free spins. */
  readonly resume: () => void;
  readonly showMessage: (message: string, tone?: string) => void;
}

/**
 * Minimum duration of the movement and, below, minimum time between the starts of two spins. They limit the speed of
 * play.
 */
const runMs = 900;
const cycleMs = 2500;
const betweenFreeSpinsMs = 1300;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Controls the sequence of spins: bet, response, win and free spins. The slot provides the animations. */
export const createSpinFlow = <
  Text extends SlotText,
  Outcome extends SlotOutcome<FreeSpins>,
  FreeSpins extends SlotFreeSpins,
>(
  options: SpinFlowOptions<Text, Outcome, FreeSpins>,
): SpinFlow => {
  const { context, view, sound, stats, meters, bets, images, show } = options;
  const { root, text, api, shell, money, isCalm } = context;
  let series = options.series;
  let isBusy = true;
  let lastStart = -Infinity;

  const showMessage = (message: string, tone = ''): void => {
    view.message.textContent = message;
    view.message.dataset['tone'] = tone;
  };

  /** Shows the state of the series. `playing` is 1 during a free spin. */
  const showSeries = (run: FreeSpins, playing = 0): void => {
    view.freeSpins.textContent = `${fill(text.freeSpinsLeft, { done: run.awarded - run.left + playing, total: run.awarded })} · ${money.full(run.won)}`;
  };

  const refresh = (): void => {
    meters.setBet(bets.current());
    const isFree = series !== null;
    view.lowerBet.disabled = isBusy || isFree || !bets.canLower();
    view.raiseBet.disabled = isBusy || isFree || !bets.canRaise();
    view.spin.disabled = isBusy;
    root.toggleAttribute('data-free', isFree);
    view.freeSpins.hidden = !isFree;
    if (series) showSeries(series);
    show.showSeries?.(series);
  };

  const showRejection = async (errorCode: string, balance = meters.balance()): Promise<void> => {
    meters.setBalance(balance);
    showMessage('');
    const smaller = errorCode === 'wallet.insufficient.balance' ? bets.affordable(balance) : undefined;
    const isOver = isSessionFatal(errorCode);
    const actions = [
      ...(smaller ? [{ label: fill(text.useBet, { amount: money.full(smaller) }), value: 'smaller' }] : []),
      ...(isOver
        ? shell.canClose
          ? [{ label: text.close, value: 'close' }]
          : []
        : [{ label: text.goOn, value: 'on', isQuiet: smaller !== undefined }]),
    ];
    const chosen = await showCard(root, {
      kind: 'notice',
      headline: errorMessageFor(text, errorCode, money.full(balance)),
      actions,
    });
    if (chosen === 'smaller' && smaller) bets.choose(smaller);
    if (isOver) shell.close();
    // The state changed in another tab. A reload loads the current table.
    if (errorCode === 'round.stale' || errorCode === 'round.conflict') location.reload();
  };

  const presentWin = async ({ win }: Outcome, bet: number, isFree: boolean, counted: number): Promise<void> => {
    if (win === 0) return showMessage(isFree ? '' : text.noWin);
    const inBets = win / bet;
    // A win of no more than the bet has no sound, because the player does not profit from it.
    if (inBets > 1) sound.win(inBets);
    showMessage(fill(text.youWon, { amount: money.full(win) }), 'win');
    if (counted < win) await meters.countWin(counted, win, isCalm() ? 0 : Math.min(1600, 500 + inBets * 120));
    if (!isBigWin(win, bet)) return;
    await pause(700);
    if (!isCalm()) startCoinBurst(view.sparks, 90);
    await celebrate(root, text, money, win, bet, isCalm());
  };

  const presentFreeSpins = async (outcome: Outcome, isFree: boolean): Promise<void> => {
    const run = outcome.freeSpins;
    if (!run) return;
    if (outcome.freeSpinsAwarded > 0) {
      await pause(1400);
      await showCard(root, {
        kind: 'fanfare',
        image: images.scatter,
        headline: fill(isFree ? text.moreFreeSpins : text.freeSpinsWon, { count: outcome.freeSpinsAwarded }),
        hint: show.getFreeSpinsRule(),
        actions: [{ label: isFree ? text.goOn : text.start, value: 'on' }],
      });
    }
    if (!isFree || run.left > 0) return;
    await pause(900);
    if (run.won > run.bet && !isCalm()) startCoinBurst(view.sparks, 60);
    await showCard(root, {
      kind: 'fanfare',
      image: images.wild,
      eyebrow: text.freeSpinsTotal,
      headline: money.full(run.won),
      actions: [{ label: text.goOn, value: 'on' }],
    });
  };

  /** Plays one round with all animations. Returns undefined if it was rejected. */
  const playRound = async (order: SlotPlay, isResumed: boolean): Promise<Outcome | undefined> => {
    await pause(lastStart + cycleMs - performance.now());
    lastStart = performance.now();
    meters.clearWin();
    if (order.kind === SpinKind.Paid) meters.anticipateBet(order.bet);
    if (series) showSeries(series, 1);
    showMessage(series ? `${text.freeSpins} · \u2066${show.getFreeSpinHint(series)}\u2069` : text.goodLuck);
    show.start();
    const onLost = (): void => showMessage(text.reconnecting, 'warning');
    const result = isResumed
      ? await api.resume<SlotPlay, Outcome, FreeSpins>(onLost)
      : await api.play<SlotPlay, Outcome, FreeSpins>(order, onLost);
    await pause(lastStart + runMs - performance.now());
    if (result.status === 'refused') {
      await show.putBack();
      await showRejection(result.errorCode, result.balance);
      return undefined;
    }
    await present(result.value);
    return result.value.outcome;
  };

  const present = async ({
    outcome,
    play,
    stake,
    before,
    balance,
  }: RoundView<SlotPlay, Outcome, FreeSpins>): Promise<void> => {
    const isFree = play.kind === SpinKind.Free;
    let counted = 0;
    stats.add(stake, outcome.win);
    await show.land(outcome, (won) => {
      void meters.countWin(counted, won, isCalm() ? 0 : 420);
      counted = won;
    });
    series = outcome.freeSpins && outcome.freeSpins.left > 0 ? outcome.freeSpins : null;
    if (isFree && outcome.freeSpins) showSeries(outcome.freeSpins);
    show.showWins(outcome);
    await presentWin(outcome, before?.bet ?? play.bet, isFree, counted);
    if (balance !== null) meters.setBalance(balance);
    await presentFreeSpins(outcome, isFree);
  };

  /** Plays a round and then, automatically, the free spins that it won. */
  const playThrough = async (first: SlotPlay, isResumed = false): Promise<void> => {
    isBusy = true;
    refresh();
    let outcome = await playRound(first, isResumed);
    while (outcome?.freeSpins && outcome.freeSpins.left > 0) {
      refresh();
      await pause(outcome.win > 0 ? betweenFreeSpinsMs : 300);
      outcome = await playRound({ kind: SpinKind.Free, bet: 0 }, false);
    }
    isBusy = false;
    refresh();
  };

  return {
    showMessage,
    spin: async () => {
      if (isBusy) return;
      const bet = bets.current();
      if (series) return playThrough({ kind: SpinKind.Free, bet: 0 });
      if (bet <= meters.balance()) return playThrough({ kind: SpinKind.Paid, bet });
      isBusy = true;
      await showRejection('wallet.insufficient.balance');
      isBusy = false;
      refresh();
    },
    changeBet: (change) => {
      if (isBusy || series) return;
      change();
      refresh();
    },
    resume: () => {
      refresh();
      const interrupted = api.interrupted<SlotPlay>();
      if (interrupted) void playThrough(interrupted, true);
      else if (series) {
        const headline = fill(text.freeSpinsLeft, { done: series.awarded - series.left, total: series.awarded });
        void showCard(root, {
          kind: 'fanfare',
          image: images.scatter,
          eyebrow: text.freeSpins,
          headline,
          hint: show.getFreeSpinsRule(),
          actions: [{ label: text.goOn, value: 'on' }],
        }).then(() => playThrough({ kind: SpinKind.Free, bet: 0 }));
      } else {
        isBusy = false;
        refresh();
      }
    },
  };
};
