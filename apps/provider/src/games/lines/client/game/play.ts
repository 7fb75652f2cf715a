import { celebrate, isBigWin } from '../../../../client-kit/big-win.ts';
import { showCard } from '../../../../client-kit/card.ts';
import { endsSession, phraseFor } from '../../../../client-kit/refusals.ts';
import type { Seat } from '../../../../client-kit/open-game.ts';
import type { SessionTally } from '../../../../client-kit/session-tally.ts';
import { throwCoins } from '../../../../client-kit/sparks.ts';
import { fill } from '../../../../client-kit/text/load-text.ts';
import type { DrawnSpin, FreeSpins, LinesPlay } from '../../rules/draw-spin.ts';
import { houseMachine } from '../../rules/house-machine.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import type { View } from '../hud/view.ts';
import type { shownWins } from '../reels/shown-wins.ts';
import type { Stage } from '../reels/stage.ts';
import type { ReelSound } from '../reel-sound.ts';
import type { Text } from '../text/text.ts';
import type { BetChoice } from './bet-choice.ts';
import type { Meters } from './meters.ts';
import type { LinesTable, SpinView } from './spin-view.ts';
import { spinView } from './spin-view.ts';
import type { WinParade } from './win-parade.ts';

type Win = ReturnType<typeof shownWins>[number];

export interface PlayOptions extends Seat<Text, LinesTable> {
  readonly view: View;
  readonly stage: Stage;
  readonly sound: ReelSound;
  readonly tally: SessionTally;
  readonly meters: Meters;
  readonly bets: BetChoice;
  readonly pictures: Readonly<Record<SlotSymbol, string>>;
  readonly startParade: (round: SpinView, onWin: (win: Win) => void) => WinParade;
}

export interface Play {
  readonly spin: () => Promise<void>;
  readonly changeBet: (change: () => void) => void;
  /** Goes on where a reload interrupted: with the spin that was on its way, or with the free spins that are left. */
  readonly resume: () => Promise<void>;
}

/** Reels run at least this long, and a spin begins no sooner than `cycleMs` after the one before: a pace, not a race. */
const runMs = 900;
const cycleMs = 2500;
const betweenFreeSpinsMs = 1300;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

export const createPlay = (options: PlayOptions): Play => {
  const { root, text, table, api, shell, view, stage, sound, tally, money, meters, bets, pictures, isCalm, startParade } = options;
  let freeSpins = table.state;
  let standing: readonly number[] | undefined = table.lastRound?.outcome.stops;
  let parade: WinParade | undefined;
  let isBusy = true;
  let lastStart = -Infinity;

  const say = (message: string, tone = ''): void => {
    view.message.textContent = message;
    view.message.dataset['tone'] = tone;
  };

  /** The run of free spins as it stands, `playing` the one on the reels. */
  const showRun = ({ awarded, left, won }: NonNullable<SpinView['freeSpins']>, playing = 0): void => {
    view.freeSpins.textContent = `${fill(text.freeSpinsLeft, { done: awarded - left + playing, total: awarded })} · ${money.full(won)}`;
  };

  const refresh = (): void => {
    meters.setBet(bets.current());
    const isFree = freeSpins !== null;
    view.lowerBet.disabled = isBusy || isFree || !bets.canLower();
    view.raiseBet.disabled = isBusy || isFree || !bets.canRaise();
    view.spin.disabled = isBusy;
    root.toggleAttribute('data-free', isFree);
    view.freeSpins.hidden = !isFree;
    if (freeSpins) showRun(freeSpins);
  };

  const showRefusal = async (errorCode: string, balance: number | undefined): Promise<void> => {
    if (balance !== undefined) meters.setBalance(balance);
    else meters.setBalance(meters.balance());
    say('');
    const smaller = errorCode === 'wallet.insufficient.balance' ? bets.affordable(balance ?? meters.balance()) : undefined;
    const isOver = endsSession(errorCode);
    const actions = [
      ...(smaller ? [{ label: fill(text.useBet, { amount: money.full(smaller) }), value: 'smaller' }] : []),
      ...(isOver ? (shell.canClose ? [{ label: text.close, value: 'close' }] : []) : [{ label: text.goOn, value: 'on', isQuiet: smaller !== undefined }]),
    ];
    const chosen = await showCard(root, { kind: 'notice', headline: phraseFor(text, errorCode, money.full(balance ?? meters.balance())), actions });
    if (chosen === 'smaller' && smaller) bets.choose(smaller);
    if (isOver) shell.close();
    // The seat moved on in another tab: what is true now comes with a fresh table.
    if (errorCode === 'round.stale' || errorCode === 'round.conflict') location.reload();
  };

  const presentWin = async (round: SpinView): Promise<void> => {
    const before = round.kind === 'free' && round.freeSpins ? round.freeSpins.won - round.win : 0;
    if (round.win === 0) {
      say(round.kind === 'free' ? '' : text.noWin);
      return;
    }
    const inBets = round.win / round.bet;
    // A prize below the bet is told, not celebrated: the player is poorer for it.
    if (inBets > 1 || round.kind === 'free') sound.win(inBets);
    say(fill(text.youWon, { amount: money.full(round.win) }), 'win');
    parade = startParade(round, ({ line, count, amount }) => say(fill(line === undefined ? text.scatterWin : text.lineWin, { line: (line ?? 0) + 1, count, amount: money.full(amount) }), 'win'));
    const counting = meters.countWin(before, before + round.win, isCalm() ? 0 : Math.min(1600, 500 + inBets * 120));
    if (isBigWin(round.win, round.bet)) {
      await pause(900);
      if (!isCalm()) throwCoins(view.sparks, 90);
      await celebrate(root, text, money, round.win, round.bet, isCalm());
    }
    await counting;
  };

  const presentFreeSpins = async (round: SpinView): Promise<void> => {
    if (round.freeSpinsAwarded > 0 && round.freeSpins) {
      await pause(1400);
      const isFirst = round.kind === 'paid';
      await showCard(root, {
        kind: 'fanfare',
        picture: pictures.scatter,
        headline: fill(isFirst ? text.freeSpinsWon : text.moreFreeSpins, { count: round.freeSpinsAwarded }),
        note: fill(text.freeSpinsRule, { multiplier: houseMachine.freeSpinMultiplier }),
        actions: [{ label: isFirst ? text.start : text.goOn, value: 'on' }],
      });
    }
    if (round.kind === 'free' && round.freeSpins?.left === 0) {
      await pause(900);
      const { won } = round.freeSpins;
      if (won > 0 && !isCalm()) throwCoins(view.sparks, 60);
      await showCard(root, { kind: 'fanfare', picture: pictures.wild, eyebrow: text.freeSpinsTotal, headline: money.full(won), actions: [{ label: text.goOn, value: 'on' }] });
    }
  };

  /** Plays one round to its end on the screen. Gives it, or nothing when it was refused. */
  const playRound = async (order: LinesPlay, isResumed = false): Promise<SpinView | undefined> => {
    await pause(lastStart + cycleMs - performance.now());
    lastStart = performance.now();
    parade?.stop();
    parade = undefined;
    if (order.kind === 'paid') {
      meters.clearWin();
      meters.anticipateBet(order.bet);
    }
    if (freeSpins) showRun(freeSpins, 1);
    say(order.kind === 'free' ? `${text.freeSpins} · ×${houseMachine.freeSpinMultiplier}` : text.goodLuck);
    stage.start();
    const onLost = (): void => say(text.reconnecting, 'warning');
    const answer = isResumed ? await api.resume<LinesPlay, DrawnSpin, FreeSpins>(onLost) : await api.play<LinesPlay, DrawnSpin, FreeSpins>(order, onLost);
    await pause(lastStart + runMs - performance.now());
    if (answer.status === 'refused') {
      await stage.stop(standing ?? [19, 8, 13, 5, 12]);
      await showRefusal(answer.errorCode, answer.balance);
      return undefined;
    }
    const round = spinView(answer.value);
    standing = round.stops;
    tally.add(round.kind === 'paid' ? round.bet : 0, round.win);
    freeSpins = round.freeSpins && round.freeSpins.left > 0 ? round.freeSpins : null;
    await stage.stop(round.stops);
    if (round.kind === 'free' && round.freeSpins) showRun(round.freeSpins);
    await presentWin(round);
    if (round.balance !== null) meters.setBalance(round.balance);
    await presentFreeSpins(round);
    return round;
  };

  /** Plays a round, then the free spins that it opened: they cost nothing, so they follow by themselves. */
  const playThrough = async (first: LinesPlay, isResumed = false): Promise<void> => {
    isBusy = true;
    refresh();
    let round = await playRound(first, isResumed);
    while (round?.freeSpins && round.freeSpins.left > 0) {
      refresh();
      await pause(round.win > 0 ? betweenFreeSpinsMs : 300);
      round = await playRound({ kind: 'free', bet: 0 });
    }
    isBusy = false;
    refresh();
  };

  return {
    spin: async () => {
      if (isBusy) return;
      const bet = bets.current();
      if (bet > meters.balance()) {
        isBusy = true;
        await showRefusal('wallet.insufficient.balance', meters.balance());
        isBusy = false;
        refresh();
      } else await playThrough({ kind: 'paid', bet });
    },
    changeBet: (change) => {
      if (isBusy || freeSpins) return;
      change();
      refresh();
    },
    resume: async () => {
      refresh();
      const interrupted = api.interrupted<LinesPlay>();
      if (interrupted) void playThrough(interrupted, true);
      else if (freeSpins) {
        void showCard(root, { kind: 'fanfare', picture: pictures.scatter, eyebrow: text.freeSpins, headline: fill(text.freeSpinsLeft, { done: freeSpins.awarded - freeSpins.left, total: freeSpins.awarded }), note: fill(text.freeSpinsRule, { multiplier: houseMachine.freeSpinMultiplier }), actions: [{ label: text.goOn, value: 'on' }] }).then(() =>
          playThrough({ kind: 'free', bet: 0 }),
        );
      } else {
        isBusy = false;
        refresh();
      }
    },
  };
};
