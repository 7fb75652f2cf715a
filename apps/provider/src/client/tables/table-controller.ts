import type { PublicBet, TableRoundView } from '../../engine/table/table-views.ts';
import type { Slip } from '../../engine/table/slip.ts';
import { showAmount } from '../format/fit-amount.ts';
import type { SessionStats } from '../session/session-stats.ts';
import type { Sound } from '../art/sound.ts';
import type { GameContext } from '../start/start-game.ts';
import type { BetRejection, Stakes } from './bet-board.ts';
import { addStakes, createBetBoard, sumStakes } from './bet-board.ts';
import { buildChipSelector } from './chip-selector.ts';
import { chipImages, createChipStacks } from './chip-stacks.ts';
import { subscribeToTable } from './table-events.ts';
import { TableFrame } from './table-frame.ts';
import type { TableLayout } from './table-layout.ts';
import type { TableState } from './table-state.ts';
import { addMyBet, applyMyBets, applyRound, createTableState, getPendingResult, isBettingOpen } from './table-state.ts';
import type { TableKey } from './table-key.ts';

/**
 * Functions of a page that are different for each game at a shared table (a table where many players bet on the same
 * round).
 */
export interface TableScene<Outcome> {
  /** Clears the stage (the area for the animation) for a new round, in which players can now place bets. */
  readonly showBetting: (round: TableRoundView<Outcome>) => void;
  /**
   * Starts the animation of the outcome. `elapsedMs` is the number of milliseconds since the phase `running` began on
   * the server. The animation skips this first part. `Infinity` skips the whole animation.
   */
  readonly run: (outcome: Outcome, elapsedMs: number) => void;
  /** Shows the final outcome and returns the message about it. */
  readonly showResult: (outcome: Outcome) => string;
  /** Shows the outcomes of the last rounds, oldest first. The current round is in the list only after its end. */
  readonly showPast: (outcomes: readonly Outcome[]) => void;
  /** Returns the payout of a spot (field of the table) in minor units, including the stake. */
  readonly returned: (outcome: Outcome, spot: string, stake: number) => number;
  /** Returns the winning spots (fields of the table), which the board highlights. */
  readonly won: (outcome: Outcome) => ReadonlySet<string>;
  readonly showOthers?: (bets: readonly PublicBet[]) => void;
}

export interface TableControllerOptions<Outcome> {
  readonly context: GameContext<TableKey>;
  readonly page: TableLayout;
  readonly scene: TableScene<Outcome>;
  readonly sound: Sound;
  /** Maximum total stake of a round in minor units. */
  readonly roundMax: number;
  /**
   * Returns all spots (fields of the table) that get chips when the player taps one spot. Default: only that spot.
   */
  readonly spread?: (spot: string) => readonly string[];
}

export interface TableController {
  readonly stats: SessionStats;
}

/** Controls the page of a shared table on which players bet with chips. */
class ChipTable<Outcome> {
  readonly frame: TableFrame;
  #state: TableState<Outcome> = createTableState();
  readonly #options: TableControllerOptions<Outcome>;
  readonly #board;
  readonly #chipStacks;
  readonly #chipSelector;

  constructor(options: TableControllerOptions<Outcome>) {
    const { context, page, sound, roundMax } = options;
    const { t, money, table } = context;
    const { max, steps, preset } = table.limits;
    const images = chipImages(steps);
    this.#options = options;
    this.frame = new TableFrame(context, page, sound);
    this.#board = createBetBoard({ max, roundMax });
    this.#chipStacks = createChipStacks({ board: page.board, steps, images, money });
    this.#chipSelector = buildChipSelector(page.tray, {
      steps,
      preset,
      images,
      getLabel: (step) => t('chip', { amount: money.full(step) }),
    });
    this.#connectButtons();
    this.#refresh();
    this.#subscribe();
  }

  #subscribe(): void {
    const { context, scene } = this.#options;
    subscribeToTable<Outcome>(context.api, {
      onRound: (round) => this.#setRound(round),
      onPast: (past) => {
        this.#state = { ...this.#state, past };
        this.#showPast();
      },
      onMyBets: (event) => {
        this.frame.setBalance(event.balance);
        this.#state = applyMyBets(this.#state, event);
        this.#showPlaced();
        this.#presentResult();
      },
      onBets: ({ bets, players }) => {
        this.frame.showPlayerCount(players);
        scene.showOthers?.(bets);
      },
      onBalance: (balance) => this.frame.setBalance(balance),
      onConnection: (isConnected) => {
        this.#state = { ...this.#state, isConnected };
        this.frame.showConnection(isConnected);
        this.#refresh();
      },
    });
  }

  #connectButtons(): void {
    const { page, spread = (spot: string) => [spot] } = this.#options;
    const board = this.#board;
    page.board.addEventListener('click', ({ target }) => {
      const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
      if (spot) this.#lay(spread(spot));
    });
    page.undo.addEventListener('click', () => {
      board.undo();
      this.#refresh();
    });
    page.clear.addEventListener('click', () => {
      board.clear();
      this.#refresh();
    });
    page.double.addEventListener('click', () => this.#handleMove(board.double(this.frame.balance)));
    page.repeat.addEventListener('click', () => this.#handleMove(board.repeat(this.frame.balance)));
    page.confirm.addEventListener('click', () => void this.#confirm());
  }

  #isOpen(): boolean {
    return isBettingOpen(this.#state, this.frame.clock.now());
  }

  #refresh(): void {
    const { page, context } = this.#options;
    const placed = this.#board.placed();
    const staged = sumStakes(this.#board.staged());
    const canLay = this.#isOpen() && !this.#state.isBusy;
    page.board.toggleAttribute('data-closed', !this.#isOpen());
    this.#chipStacks.show(placed, this.#board.staged());
    showAmount(page.totalBet, context.money.full(sumStakes(placed) + staged));
    page.undo.disabled = !canLay || staged === 0;
    page.clear.disabled = page.undo.disabled;
    page.double.disabled = !canLay || staged + placed.size === 0;
    page.repeat.disabled = !canLay || !this.#board.canRepeat();
    page.confirm.disabled = !canLay || staged === 0;
    page.confirm.textContent = this.#getConfirmLabel(staged);
    this.#chipSelector.allow((step) => step <= this.frame.balance - staged);
  }

  #getConfirmLabel(staged: number): string {
    const { t, money } = this.#options.context;
    if (this.#state.isBusy) return t('confirming');
    return staged > 0 ? t('confirm', { amount: money.full(staged) }) : t('bet');
  }

  #lay(spots: readonly string[]): void {
    if (!this.#isOpen() || this.#state.isBusy) return;
    this.#handleMove(this.#board.lay(spots, this.#chipSelector.chosen(), this.frame.balance));
  }

  #handleMove(rejection: BetRejection | undefined): void {
    const { context, sound } = this.#options;
    if (rejection === 'funds') this.frame.showToast(context.t('noFunds'), 'warning');
    else if (rejection === 'limit') this.frame.showToast(context.t('overLimit'), 'warning');
    else sound.tone(1250, 0, 0.05, 0.09, 'square', 700);
    this.#refresh();
  }

  #showPlaced(): void {
    const stakes = this.#state.myBets.map(({ bet }): Stakes => new Map(Object.entries((bet as Slip).spots)));
    this.#board.setPlaced(addStakes(...stakes));
    this.#refresh();
  }

  #showPast(): void {
    this.#options.scene.showPast(this.#state.past.map(({ outcome }) => outcome));
  }

  /** Sends all staged chips (chips that the player has not confirmed yet) as one bet. */
  async #confirm(): Promise<void> {
    const { context, sound } = this.#options;
    const { t, money, api } = context;
    const { round, isBusy } = this.#state;
    const staged = this.#board.staged();
    if (!round || isBusy || !this.#isOpen() || staged.size === 0) return;
    const slip: Slip = { spots: Object.fromEntries(staged) };
    this.#setBusy(true);
    const result = await api.placeBet(round.roundId, slip, () => this.frame.showToast(t('lost'), 'warning'));
    this.#state = { ...this.#state, isBusy: false };
    this.frame.setBalance(result.status === 'done' ? result.value.balance : result.balance);
    if (result.status !== 'done') {
      this.#refresh();
      return this.frame.showRejection(result);
    }
    const { betId, stake } = result.value;
    this.frame.stats.add(stake, 0);
    if (this.#state.round?.roundId === round.roundId) {
      this.#board.clear();
      this.#state = addMyBet(this.#state, round.roundId, { betId, bet: slip, stake, payout: null });
      this.#showPlaced();
    }
    this.frame.showToast(t('accepted', { amount: money.full(stake) }), 'good');
    sound.tone(660, 0, 0.12, 0.1);
    sound.tone(990, 0.09, 0.16, 0.1);
  }

  #setBusy(isBusy: boolean): void {
    this.#state = { ...this.#state, isBusy };
    this.#refresh();
  }

  /** Shows the result of the player's bets, but only once per round. */
  #presentResult(): void {
    const { scene, sound } = this.#options;
    const result = getPendingResult(this.#state);
    if (!result) return;
    const { round, outcome, stake, payout } = result;
    const hasWon = payout > stake;
    this.#state = { ...this.#state, presentedRoundId: round.roundId };
    this.frame.stats.add(0, payout);
    this.#chipStacks.settle(this.#board.placed(), (spot, amount) => scene.returned(outcome, spot, amount));
    this.frame.showLastWin(round, payout, hasWon);
    if (hasWon) sound.win(payout / stake);
    this.frame.showToast(this.#getResultMessage(stake, payout), hasWon ? 'good' : '');
  }

  #getResultMessage(stake: number, payout: number): string {
    const { t, money } = this.#options.context;
    if (payout === 0) return t('noWin');
    return t(payout > stake ? 'youWon' : 'youGotBack', { amount: money.full(payout) });
  }

  #highlight(spots: ReadonlySet<string>): void {
    for (const spot of this.#options.page.board.querySelectorAll<HTMLElement>('[data-spot]'))
      spot.toggleAttribute('data-won', spots.has(spot.dataset['spot'] as string));
  }

  #setRound(round: TableRoundView<Outcome>): void {
    const { page, scene } = this.#options;
    const isNew = round.roundId !== this.#state.round?.roundId;
    this.frame.showRound(round);
    this.#state = applyRound(this.#state, round);
    if (isNew) {
      this.#board.nextRound();
      this.#highlight(new Set());
    }
    page.phase.dataset['phase'] = round.phase;
    delete page.phase.dataset['tone'];
    if (round.phase === 'betting') this.#showBetting(round, isNew);
    else this.#closeBetting(round);
    if (round.phase === 'running' && round.runsAt !== null)
      scene.run(round.shown as Outcome, this.frame.clock.now() - round.runsAt);
    if (round.phase === 'result' && round.outcome !== null) this.#showOutcome(round.outcome, isNew);
    this.#refresh();
    this.#presentResult();
  }

  #showBetting(round: TableRoundView<Outcome>, isNew: boolean): void {
    const { context, scene } = this.#options;
    if (isNew) scene.showBetting(round);
    this.frame.countdown.until(round.closesAt, context.t('placeBets'), () => this.#refresh());
  }

  #closeBetting({ phase }: TableRoundView<Outcome>): void {
    const { t } = this.#options.context;
    // When betting ends, the page removes the chips that the player has not confirmed. While a bet request waits for
    // its response, its chips stay on the board, because the server may accept the bet.
    if (this.#board.staged().size > 0 && !this.#state.isBusy) {
      this.#board.clear();
      this.frame.showToast(t('takenBack'), 'warning');
    }
    this.frame.countdown.stop(phase === 'cancelled' ? t('voided') : t('betsClosed'));
  }

  #showOutcome(outcome: Outcome, isNew: boolean): void {
    const { page, scene } = this.#options;
    if (isNew) scene.run(outcome, Infinity);
    page.phaseText.textContent = scene.showResult(outcome);
    page.phase.dataset['tone'] = 'win';
    this.#showPast();
    this.#highlight(scene.won(outcome));
  }
}

/** Creates the controller of a shared table page and subscribes to the events of the table. */
export const createTableController = <Outcome>(options: TableControllerOptions<Outcome>): TableController => ({
  stats: new ChipTable(options).frame.stats,
});
