import type { OwnBet, SeenBet, TableRoundView } from '../../engine/table/table-views.ts';
import type { Slip } from '../../engine/table/slip.ts';
import type { Seat } from '../open-game.ts';
import { endsSession, phraseFor } from '../refusals.ts';
import { showSessionOver } from '../session-over.ts';
import { showFigure } from '../show-figure.ts';
import type { SessionTally } from '../session-tally.ts';
import { createSessionTally } from '../session-tally.ts';
import type { Sound } from '../sound.ts';
import { fill } from '../text/load-text.ts';
import { ltr } from '../text/ltr.ts';
import type { BoardRefusal } from './bet-board.ts';
import { addStakes, createBetBoard, totalOf } from './bet-board.ts';
import { buildChipTray } from './chip-tray.ts';
import { createCountdown } from './countdown.ts';
import { chipPictures, createPiles, shortAmount } from './piles.ts';
import { createServerClock } from './server-clock.ts';
import type { TablePage } from './table-page.ts';
import type { TableText } from './table-text.ts';

/** What only this game does with its stage. */
export interface Scene<Outcome> {
  /** Bets are open: the stage is cleared for a new round. */
  readonly showBetting: (round: TableRoundView<Outcome>) => void;
  /** The outcome is being shown, so long after it began. */
  readonly run: (outcome: Outcome, elapsedMs: number) => void;
  /** The outcome is known to all. Gives what to say of it. */
  readonly showResult: (outcome: Outcome) => string;
  /** Everything that was, oldest first, this round included once it is over. */
  readonly showPast: (outcomes: readonly Outcome[]) => void;
  /** What a spot returns, the stake included. Minor units. */
  readonly returned: (outcome: Outcome, spot: string, stake: number) => number;
  /** Spots that have won, for the board to light. */
  readonly won: (outcome: Outcome) => ReadonlySet<string>;
  /** What others have laid down. */
  readonly showOthers?: (bets: readonly SeenBet[]) => void;
}

export interface TableOptions<Outcome> {
  readonly seat: Seat<TableText>;
  readonly page: TablePage;
  readonly scene: Scene<Outcome>;
  readonly sound: Sound;
  /** Highest sum of a round in minor units. */
  readonly roundMax: number;
  /** The spots that a tap on one stands for. Absent: that one. */
  readonly spread?: (spot: string) => readonly string[];
}

export interface Table {
  readonly tally: SessionTally;
}

/** Runs the player's side of a table that many share: chips, slips, phases, results. */
export const sitAtTable = <Outcome>({
  seat,
  page,
  scene,
  sound,
  roundMax,
  spread = (spot) => [spot],
}: TableOptions<Outcome>): Table => {
  const { text, money, api, shell, table } = seat;
  const { limits } = table;
  const clock = createServerClock();
  const countdown = createCountdown(page, clock, (left) => left <= 3 && sound.tone(880, 0, 0.09, 0.08));
  const board = createBetBoard({ max: limits.max, roundMax });
  const pictures = chipPictures(limits.steps);
  const piles = createPiles({ board: page.board, steps: limits.steps, pictures, money });
  const tray = buildChipTray(page.tray, {
    steps: limits.steps,
    preset: limits.preset,
    pictures,
    labelOf: (step) => fill(text.chip, { amount: money.full(step) }),
  });
  const tally = createSessionTally();
  let balance = table.balance;
  let round: TableRoundView<Outcome> | undefined;
  let past: { readonly roundId: string; readonly outcome: Outcome }[] = [];
  let mine: readonly OwnBet[] = [];
  let presented = '';
  let isSending = false;
  let isCutOff = false;
  let toasting = 0;

  const say = (message: string, tone = ''): void => {
    clearTimeout(toasting);
    page.toast.textContent = message;
    page.toast.dataset['tone'] = tone;
    toasting = window.setTimeout(() => (page.toast.textContent = ''), 3600);
  };

  const isOpen = (): boolean => !isCutOff && round?.phase === 'betting' && clock.now() < round.closesAt;

  const setBalance = (minor: number | null | undefined): void => {
    if (minor === null || minor === undefined) return;
    balance = minor;
    showFigure(page.balance, money.full(minor));
    shell.balance(minor, table.currency);
  };

  const refresh = (): void => {
    const staged = totalOf(board.staged());
    const canLay = isOpen() && !isSending;
    page.board.toggleAttribute('data-closed', !isOpen());
    piles.show(board.placed(), board.staged());
    showFigure(page.totalBet, money.full(totalOf(board.placed()) + staged));
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
    tray.allow((step) => step <= balance - staged);
  };

  const tell = (refusal: BoardRefusal | undefined): void => {
    if (refusal) say(refusal === 'funds' ? text.noFunds : text.overLimit, 'warning');
    else sound.tone(1250, 0, 0.05, 0.09, 'square', 700);
    refresh();
  };

  const showPlaced = (): void => {
    board.setPlaced(addStakes(...mine.map(({ bet }) => new Map(Object.entries((bet as Slip).spots)))));
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
    const answer = await api.placeBet(roundId, slip, () => say(text.lost, 'warning'));
    isSending = false;
    if (answer.status === 'done') {
      const { betId, stake } = answer.value;
      tally.add(stake, 0);
      setBalance(answer.value.balance);
      if (round?.roundId === roundId) {
        board.clear();
        if (!mine.some((own) => own.betId === betId)) mine = [...mine, { betId, bet: slip, stake, payout: null }];
        showPlaced();
      }
      say(fill(text.accepted, { amount: money.full(stake) }), 'good');
      sound.tone(660, 0, 0.12, 0.1);
      sound.tone(990, 0.09, 0.16, 0.1);
    } else {
      setBalance(answer.balance);
      refresh();
      if (endsSession(answer.errorCode)) return showSessionOver(seat);
      say(
        answer.errorCode === 'round.closed'
          ? text.tooLate
          : phraseFor(text, answer.errorCode, money.full(answer.balance ?? balance)),
        'warning',
      );
    }
  };

  /** Once a round: what the player's own bets came to. */
  const present = (): void => {
    if (
      round?.phase !== 'result' ||
      round.outcome === null ||
      presented === round.roundId ||
      mine.length === 0 ||
      mine.some(({ payout }) => payout === null)
    )
      return;
    presented = round.roundId;
    const { outcome } = round;
    const stake = mine.reduce((sum, own) => sum + own.stake, 0);
    const won = mine.reduce((sum, own) => sum + (own.payout ?? 0), 0);
    tally.add(0, won);
    piles.settle(board.placed(), (spot, amount) => scene.returned(outcome, spot, amount));
    showFigure(page.lastWin, money.full(won));
    page.lastWin.toggleAttribute('data-lit', won > stake);
    page.lastWin.dataset['round'] = String(round.number);
    if (won > stake) sound.win(won / stake);
    say(
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
      mine = [];
      light(new Set());
    }
    page.phase.dataset['phase'] = next.phase;
    delete page.phase.dataset['tone'];
    if (next.phase === 'betting') {
      if (isNew) scene.showBetting(next);
      countdown.until(next.closesAt, text.placeBets, refresh);
    } else {
      // Chips whose bet is on its way stay where they are until the answer.
      if (board.staged().size > 0 && !isSending) {
        board.clear();
        say(text.takenBack, 'warning');
      }
      countdown.stop(next.phase === 'cancelled' ? text.voided : text.betsClosed);
    }
    if (next.phase === 'running' && next.runsAt !== null) scene.run(next.shown as Outcome, clock.now() - next.runsAt);
    if (next.phase === 'result' && next.outcome !== null) {
      const { outcome, roundId } = next;
      if (isNew) scene.run(outcome, Infinity);
      if (!past.some((known) => known.roundId === roundId)) past = [...past, { roundId, outcome }];
      page.phaseText.textContent = scene.showResult(outcome);
      page.phase.dataset['tone'] = 'win';
      scene.showPast(past.map((known) => known.outcome));
      light(scene.won(outcome));
    }
    refresh();
    present();
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
        mine = event['bets'] as readonly OwnBet[];
        showPlaced();
        present();
      } else if (event.type === 'bets') {
        page.subtitle.textContent = `${fill(text.betRange, { min: ltr(shortAmount(limits.min)), max: ltr(shortAmount(limits.max)) })} · ${fill(text.seated, { count: event['players'] as number })}`;
        scene.showOthers?.(event['bets'] as readonly SeenBet[]);
      } else if (event.type === 'balance') setBalance(event['balance'] as number);
    },
    (isConnected) => {
      isCutOff = !isConnected;
      // What the round does meanwhile is not known; once it is, the table tells of it by itself.
      if (isCutOff) countdown.stop(text.offline);
      page.phase.toggleAttribute('data-cut-off', isCutOff);
      refresh();
    },
  );

  const lay = (spots: readonly string[]): void => {
    if (isOpen() && !isSending) tell(board.lay(spots, tray.chosen(), balance));
  };
  page.board.addEventListener('click', (event) => {
    const spot =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
    if (spot) lay(spread(spot));
  });
  page.undo.addEventListener('click', () => (board.undo(), refresh()));
  page.clear.addEventListener('click', () => (board.clear(), refresh()));
  page.double.addEventListener('click', () => tell(board.double(balance)));
  page.repeat.addEventListener('click', () => tell(board.repeat(balance)));
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

  return { tally };
};
