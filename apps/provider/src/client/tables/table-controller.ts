import type { MyBet, PublicBet, TableRoundView } from '../../engine/table/table-views.ts';
import type { Slip } from '../../engine/table/slip.ts';
import type { GameContext } from '../start-game.ts';
import { isSessionFatal, errorMessageFor } from '../error-messages.ts';
import { showSessionEnded } from '../session-ended.ts';
import { showAmount } from '../fit-amount.ts';
import type { SessionStats } from '../session-stats.ts';
import { createSessionStats } from '../session-stats.ts';
import type { Sound } from '../sound.ts';
import { fill } from '../text/load-text.ts';
import { ltr } from '../text/ltr.ts';
import type { BetRejection } from './bet-board.ts';
import { addStakes, createBetBoard, sumStakes } from './bet-board.ts';
import { buildChipSelector } from './chip-selector.ts';
import { createCountdown } from './countdown.ts';
import { chipImages, createChipStacks, formatCompactAmount } from './chip-stacks.ts';
import { createServerClock } from './server-clock.ts';
import type { TableLayout } from './table-layout.ts';
import type { TableText } from './table-text.ts';

/** Game-specific part of a table page. */
export interface TableScene<Outcome> {
  /** Clears the stage for a new round. Bets are open. */
  readonly showBetting: (round: TableRoundView<Outcome>) => void;
  /** Animates the outcome, starting `elapsedMs` after its begin. */
  readonly run: (outcome: Outcome, elapsedMs: number) => void;
  /** Shows the final outcome. Returns its message. */
  readonly showResult: (outcome: Outcome) => string;
  /** Shows the past outcomes, oldest first, including this round once it is over. */
  readonly showPast: (outcomes: readonly Outcome[]) => void;
  /** Payout of a spot, the stake included. Minor units. */
  readonly returned: (outcome: Outcome, spot: string, stake: number) => number;
  /** Winning spots, to highlight on the board. */
  readonly won: (outcome: Outcome) => ReadonlySet<string>;
  /** Shows the bets of other players. */
  readonly showOthers?: (bets: readonly PublicBet[]) => void;
}

export interface TableControllerOptions<Outcome> {
  readonly context: GameContext<TableText>;
  readonly page: TableLayout;
  readonly scene: TableScene<Outcome>;
  readonly sound: Sound;
  /** Max total stake of a round in minor units. */
  readonly roundMax: number;
  /** Spots that a tap on one spot places chips on. Absent: only that spot. */
  readonly spread?: (spot: string) => readonly string[];
}

export interface TableController {
  readonly stats: SessionStats;
}

/** Creates the controller of a shared table page: chips, slips, phases, results. */
export const createTableController = <Outcome>({
  context,
  page,
  scene,
  sound,
  roundMax,
  spread = (spot) => [spot],
}: TableControllerOptions<Outcome>): TableController => {
  const { text, money, api, shell, table } = context;
  const { limits } = table;
  const clock = createServerClock();
  const countdown = createCountdown(page, clock, (secondsLeft) => secondsLeft <= 3 && sound.tone(880, 0, 0.09, 0.08));
  const board = createBetBoard({ max: limits.max, roundMax });
  const images = chipImages(limits.steps);
  const chipStacks = createChipStacks({ board: page.board, steps: limits.steps, images, money });
  const chipSelector = buildChipSelector(page.tray, {
    steps: limits.steps,
    preset: limits.preset,
    images,
    getLabel: (step) => fill(text.chip, { amount: money.full(step) }),
  });
  const stats = createSessionStats();
  let balance = table.balance;
  let round: TableRoundView<Outcome> | undefined;
  let past: { readonly roundId: string; readonly outcome: Outcome }[] = [];
  let myBets: readonly MyBet[] = [];
  let presentedRoundId = '';
  let isSending = false;
  let isCutOff = false;
  let toasting = 0;

  const showToast = (message: string, tone = ''): void => {
    clearTimeout(toasting);
    page.toast.textContent = message;
    page.toast.dataset['tone'] = tone;
    toasting = window.setTimeout(() => (page.toast.textContent = ''), 3600);
  };

  const isOpen = (): boolean => !isCutOff && round?.phase === 'betting' && clock.now() < round.closesAt;

  const setBalance = (minor: number | null | undefined): void => {
    if (minor === null || minor === undefined) return;
    balance = minor;
    showAmount(page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  };

  const refresh = (): void => {
    const staged = sumStakes(board.staged());
    const canLay = isOpen() && !isSending;
    page.board.toggleAttribute('data-closed', !isOpen());
    chipStacks.show(board.placed(), board.staged());
    showAmount(page.totalBet, money.full(sumStakes(board.placed()) + staged));
    page.undo.disabled = !canLay || staged === 0;
    page.clear.disabled = page.undo.disabled;
    page.double.disabled = !canLay || staged + board.placed().size === 0;
    page.repeat.disabled = !canLay || !board.canRepeat();
    page.confirm.disabled = !canLay || staged === 0;
    page.confirm.textContent = isSending
      ? text.confirming
      : staged > 0
        ? fill(text.confirm, { amount: money.full(staged) })
        : text.bet;
    chipSelector.allow((step) => step <= balance - staged);
  };

  const handleRejection = (rejection: BetRejection | undefined): void => {
    if (rejection) showToast(rejection === 'funds' ? text.noFunds : text.overLimit, 'warning');
    else sound.tone(1250, 0, 0.05, 0.09, 'square', 700);
    refresh();
  };

  const showPlaced = (): void => {
    board.setPlaced(addStakes(...myBets.map(({ bet }) => new Map(Object.entries((bet as Slip).spots)))));
    refresh();
  };

  const confirm = async (): Promise<void> => {
    if (!round || isSending || !isOpen()) return;
    const staged = board.staged();
    if (staged.size === 0) return;
    const { roundId } = round;
    const slip: Slip = { spots: Object.fromEntries(staged) };
    isSending = true;
    refresh();
    const result = await api.placeBet(roundId, slip, () => showToast(text.lost, 'warning'));
    isSending = false;
    if (result.status === 'done') {
      const { betId, stake } = result.value;
      stats.add(stake, 0);
      setBalance(result.value.balance);
      if (round?.roundId === roundId) {
        board.clear();
        if (!myBets.some((myBet) => myBet.betId === betId))
          myBets = [...myBets, { betId, bet: slip, stake, payout: null }];
        showPlaced();
      }
      showToast(fill(text.accepted, { amount: money.full(stake) }), 'good');
      sound.tone(660, 0, 0.12, 0.1);
      sound.tone(990, 0.09, 0.16, 0.1);
    } else {
      setBalance(result.balance);
      refresh();
      if (isSessionFatal(result.errorCode)) return showSessionEnded(context);
      showToast(
        result.errorCode === 'round.closed'
          ? text.tooLate
          : errorMessageFor(text, result.errorCode, money.full(result.balance ?? balance)),
        'warning',
      );
    }
  };

  /** Shows the result of the player's bets, once a round. */
  const presentResult = (): void => {
    if (
      round?.phase !== 'result' ||
      round.outcome === null ||
      presentedRoundId === round.roundId ||
      myBets.length === 0 ||
      myBets.some(({ payout }) => payout === null)
    )
      return;
    presentedRoundId = round.roundId;
    const { outcome } = round;
    const stake = myBets.reduce((sum, myBet) => sum + myBet.stake, 0);
    const won = myBets.reduce((sum, myBet) => sum + (myBet.payout ?? 0), 0);
    stats.add(0, won);
    chipStacks.settle(board.placed(), (spot, amount) => scene.returned(outcome, spot, amount));
    showAmount(page.lastWin, money.full(won));
    page.lastWin.toggleAttribute('data-lit', won > stake);
    page.lastWin.dataset['round'] = String(round.number);
    if (won > stake) sound.win(won / stake);
    showToast(
      won > stake
        ? fill(text.youWon, { amount: money.full(won) })
        : won > 0
          ? fill(text.youGotBack, { amount: money.full(won) })
          : text.noWin,
      won > stake ? 'good' : '',
    );
  };

  const light = (spots: ReadonlySet<string>): void => {
    for (const spot of page.board.querySelectorAll<HTMLElement>('[data-spot]'))
      spot.toggleAttribute('data-won', spots.has(spot.dataset['spot'] as string));
  };

  const setRound = (next: TableRoundView<Outcome>): void => {
    clock.sample(next.now);
    const isNew = next.roundId !== round?.roundId;
    round = next;
    if (isNew) {
      board.nextRound();
      myBets = [];
      light(new Set());
    }
    page.phase.dataset['phase'] = next.phase;
    delete page.phase.dataset['tone'];
    if (next.phase === 'betting') {
      if (isNew) scene.showBetting(next);
      countdown.until(next.closesAt, text.placeBets, refresh);
    } else {
      // Chips of a pending bet stay until its response arrives.
      if (board.staged().size > 0 && !isSending) {
        board.clear();
        showToast(text.takenBack, 'warning');
      }
      countdown.stop(next.phase === 'cancelled' ? text.voided : text.betsClosed);
    }
    if (next.phase === 'running' && next.runsAt !== null) scene.run(next.shown as Outcome, clock.now() - next.runsAt);
    if (next.phase === 'result' && next.outcome !== null) {
      const { outcome, roundId } = next;
      if (isNew) scene.run(outcome, Infinity);
      if (!past.some((pastRound) => pastRound.roundId === roundId)) past = [...past, { roundId, outcome }];
      page.phaseText.textContent = scene.showResult(outcome);
      page.phase.dataset['tone'] = 'win';
      scene.showPast(past.map((pastRound) => pastRound.outcome));
      light(scene.won(outcome));
    }
    refresh();
    presentResult();
  };

  api.live(
    (event) => {
      if (event.type === 'round') setRound(event['round'] as TableRoundView<Outcome>);
      else if (event.type === 'past') {
        past = event['rounds'] as typeof past;
        scene.showPast(past.map(({ outcome }) => outcome));
      } else if (event.type === 'mine') {
        setBalance(event['balance'] as number | undefined);
        if (round && event['roundId'] !== round.roundId) return;
        myBets = event['bets'] as readonly MyBet[];
        showPlaced();
        presentResult();
      } else if (event.type === 'bets') {
        page.subtitle.textContent = `${fill(text.betRange, { min: ltr(formatCompactAmount(limits.min)), max: ltr(formatCompactAmount(limits.max)) })} · ${fill(text.seated, { count: event['players'] as number })}`;
        scene.showOthers?.(event['bets'] as readonly PublicBet[]);
      } else if (event.type === 'balance') setBalance(event['balance'] as number);
    },
    (isConnected) => {
      isCutOff = !isConnected;
      // The state of the round is unknown while offline. The next event restores it.
      if (isCutOff) countdown.stop(text.offline);
      page.phase.toggleAttribute('data-cut-off', isCutOff);
      refresh();
    },
  );

  const lay = (spots: readonly string[]): void => {
    if (isOpen() && !isSending) handleRejection(board.lay(spots, chipSelector.chosen(), balance));
  };
  page.board.addEventListener('click', (event) => {
    const spot =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
    if (spot) lay(spread(spot));
  });
  page.undo.addEventListener('click', () => (board.undo(), refresh()));
  page.clear.addEventListener('click', () => (board.clear(), refresh()));
  page.double.addEventListener('click', () => handleRejection(board.double(balance)));
  page.repeat.addEventListener('click', () => handleRejection(board.repeat(balance)));
  page.confirm.addEventListener('click', () => void confirm());
  page.soundButton.setAttribute('aria-pressed', String(sound.isOn()));
  page.soundButton.addEventListener('click', () =>
    page.soundButton.setAttribute('aria-pressed', String(sound.toggle())),
  );
  page.title.textContent = table.game.name;
  page.lastWin.textContent = '–';
  page.phaseText.textContent = text.waiting;
  setBalance(balance);
  refresh();

  return { stats };
};
