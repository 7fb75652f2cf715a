import type { PublicBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { errorMessageFor } from '../../../client/error-messages.ts';
import { showAmount } from '../../../client/fit-amount.ts';
import type { GameContext } from '../../../client/start-game.ts';
import type { SessionStats } from '../../../client/session-stats.ts';
import type { Sound } from '../../../client/sound.ts';
import { subscribeToTable } from '../../../client/tables/table-events.ts';
import { TableFrame } from '../../../client/tables/table-frame.ts';
import type { TableState } from '../../../client/tables/table-state.ts';
import {
  addMyBet,
  applyMyBets,
  applyRound,
  createTableState,
  getPendingResult,
  isBettingOpen,
  removeMyBet,
  setPayout,
} from '../../../client/tables/table-state.ts';
import type { CrashBet } from '../server.ts';
import type { BetForm } from './bet-form.ts';
import { formatMultiplier } from './bet-options.ts';
import { getActionLabel, getPhaseMessage } from './crash-messages.ts';
import { type CrashAction, getCashOutMultiplier, getCrashAction } from './crash-action.ts';
import type { CrashLayout } from './crash-layout.ts';
import { renderPlayerList } from './player-list.ts';
import type { RocketScene } from './rocket-scene.ts';
import type { CrashKey } from './text-key.ts';

export interface CrashControllerOptions {
  readonly context: GameContext<CrashKey>;
  readonly page: CrashLayout;
  readonly betForm: BetForm;
  readonly rocketScene: RocketScene;
  readonly sound: Sound;
  /** Shows the crash points (final multipliers) of the past flights, oldest first, in hundredths. */
  readonly onPast: (crashPoints: readonly number[]) => void;
}

export interface CrashController {
  /** Performs the action of the large button. The space bar has the same action. */
  readonly act: () => Promise<void>;
  /**
   * Shows the multiplier on the page, and updates the button and the player list. `multiplier` is in hundredths. The
   * rocket animation calls this function in every frame of a flight.
   */
  readonly fly: (multiplier: number) => void;
  readonly stats: SessionStats;
}

/** Multiplier before the flight, in hundredths. */
const startMultiplier = 100;
/** Minimum time between two updates of the player list during a flight, in milliseconds. */
const playerListEveryMs = 250;

/** Controls the page of the crash game. The player can place one bet per flight, and can cash out during the flight. */
class CrashGame implements CrashController {
  readonly #options: CrashControllerOptions;
  readonly #frame: TableFrame;
  #state: TableState<number> = createTableState();
  #action: CrashAction = { kind: 'wait', isDisabled: true };
  /**
   * True if the player has ordered a bet on the next flight. The page places this bet as soon as the flight accepts
   * bets.
   */
  #isQueued = false;
  #allBets: readonly PublicBet[] = [];
  /** Current multiplier in hundredths. */
  #multiplier = startMultiplier;
  #playerListRenderedAt = 0;

  constructor(options: CrashControllerOptions) {
    this.#options = options;
    this.#frame = new TableFrame(options.context, options.page, options.sound);
    options.betForm.onChange(() => this.#refresh());
    this.#refresh();
    this.#subscribe();
  }

  get stats(): SessionStats {
    return this.#frame.stats;
  }

  async act(): Promise<void> {
    const { kind, isDisabled } = this.#action;
    if (this.#state.isBusy || isDisabled) return;
    if (kind === 'bet') await this.#placeBet();
    if (kind === 'cancel') await this.#cancelBet();
    if (kind === 'cashOut') await this.#cashOut();
    if (kind === 'queue' || kind === 'queued') this.#setQueued(kind === 'queue');
  }

  #setQueued(isQueued: boolean): void {
    this.#isQueued = isQueued;
    this.#refresh();
  }

  /**
   * Places the ordered bet as soon as the flight accepts bets. Then deletes the order, even if the server rejects the
   * bet.
   */
  #placeQueuedBet(): void {
    if (!this.#isQueued || this.#state.isBusy || !isBettingOpen(this.#state, this.#frame.clock.now())) return;
    this.#isQueued = false;
    if (this.#state.myBets.length === 0) void this.#placeBet();
  }

  fly(multiplier: number): void {
    if (multiplier === this.#multiplier || this.#state.round?.phase !== 'running') return;
    this.#multiplier = multiplier;
    this.#options.page.multiplier.textContent = formatMultiplier(multiplier);
    this.#refresh();
    if (performance.now() - this.#playerListRenderedAt < playerListEveryMs) return;
    this.#playerListRenderedAt = performance.now();
    this.#refreshPlayerList();
  }

  #subscribe(): void {
    subscribeToTable<number>(this.#options.context.api, {
      onRound: (round) => this.#setRound(round),
      onPast: (past) => {
        this.#state = { ...this.#state, past };
        this.#showPast();
      },
      onMyBets: (event) => {
        this.#frame.setBalance(event.balance);
        const next = applyMyBets(this.#state, event);
        if (next === this.#state) return;
        this.#state = next;
        this.#refresh();
        this.#presentResult();
      },
      onBets: ({ bets, players }) => {
        this.#allBets = bets;
        this.#frame.showPlayerCount(players);
        this.#refreshPlayerList();
      },
      onBalance: (balance) => this.#frame.setBalance(balance),
      onConnection: (isConnected) => {
        this.#state = { ...this.#state, isConnected };
        // Deletes an ordered bet on the next flight when the connection is lost or open again. Flights can have passed
        // in this time, so the page would place the bet on a later flight than the player ordered.
        this.#isQueued = false;
        this.#frame.showConnection(isConnected);
        if (!isConnected) this.#options.page.phase.hidden = false;
        this.#refresh();
      },
    });
  }

  #refresh(): void {
    const { page, context, betForm } = this.#options;
    const { round, isBusy, myBets } = this.#state;
    const myBet = myBets.at(-1);
    const phase = round?.phase;
    const isOpen = isBettingOpen(this.#state, this.#frame.clock.now());
    const flight = { phase, multiplier: this.#multiplier };
    showAmount(page.totalBet, context.money.full(myBet?.stake ?? 0));
    this.#action = getCrashAction({ myBet, isOpen, isBusy, isQueued: this.#isQueued, ...flight });
    betForm.allow(this.#action.kind === 'bet' || this.#action.kind === 'queue');
    this.#showAction();
    const hasCashedOut = myBet !== undefined && getCashOutMultiplier(myBet, flight) !== undefined;
    if (phase === 'result') page.multiplier.dataset['tone'] = 'gone';
    else page.multiplier.dataset['tone'] = hasCashedOut ? 'cashed' : '';
  }

  #showAction(): void {
    const { page, context, betForm } = this.#options;
    const { kind, isDisabled } = this.#action;
    page.action.dataset['does'] = kind;
    page.action.textContent = getActionLabel(this.#action, context, betForm.stake());
    page.action.disabled = isDisabled;
  }

  #refreshPlayerList(): void {
    renderPlayerList(this.#options.page.crew, {
      bets: this.#allBets,
      phase: this.#state.round?.phase,
      multiplier: this.#multiplier,
      money: this.#options.context.money,
    });
  }

  #showPast(): void {
    this.#options.onPast(this.#state.past.map(({ outcome }) => outcome));
  }

  /**
   * Shows the result of the player's bet. Several events of one round call this method, so it does nothing if the
   * result of this round is already shown.
   */
  #presentResult(): void {
    const { t, money } = this.#options.context;
    const result = getPendingResult(this.#state);
    if (!result) return;
    const { round, payout } = result;
    this.#state = { ...this.#state, presentedRoundId: round.roundId };
    this.#frame.stats.add(0, payout);
    this.#frame.showLastWin(round, payout, payout > 0);
    if (payout === 0) this.#frame.showToast(t('noWin'));
    else this.#frame.showToast(t('youWon', { amount: money.full(payout) }), 'good');
  }

  /** Sends a request. Until the response arrives, the page accepts no other action. */
  async #whileBusy<Result>(request: () => Promise<Result>): Promise<Result> {
    this.#state = { ...this.#state, isBusy: true };
    this.#refresh();
    const result = await request();
    this.#state = { ...this.#state, isBusy: false };
    return result;
  }

  async #placeBet(): Promise<void> {
    const { context, betForm, sound } = this.#options;
    const { t, api } = context;
    const { round } = this.#state;
    if (!round) return;
    // Deletes an ordered bet when the player places a bet with the button. Otherwise the page would place the ordered
    // bet on a later flight, in addition to this bet.
    this.#isQueued = false;
    const bet: CrashBet = { stake: betForm.stake(), target: betForm.target() };
    if (bet.stake > this.#frame.balance) return this.#frame.showToast(t('noFunds'), 'warning');
    const result = await this.#whileBusy(() =>
      api.placeBet(round.roundId, bet, () => this.#frame.showToast(t('lost'), 'warning')),
    );
    if (result.status === 'done') {
      const { betId, stake, balance } = result.value;
      this.#frame.stats.add(stake, 0);
      this.#frame.setBalance(balance);
      this.#state = addMyBet(this.#state, round.roundId, { betId, bet, stake, payout: null });
      sound.tone(660, 0, 0.12, 0.1);
    } else {
      this.#frame.setBalance(result.balance);
      this.#refresh();
      await this.#frame.showRejection(result);
    }
    this.#refresh();
  }

  async #cancelBet(): Promise<void> {
    const { t, api } = this.#options.context;
    const myBet = this.#state.myBets.at(-1);
    if (!myBet) return;
    const result = await this.#whileBusy(() => api.cancelBet(myBet.betId));
    if (result.status === 'done') {
      this.#frame.setBalance(result.value.balance);
      this.#state = removeMyBet(this.#state, myBet.betId);
      this.#frame.showToast(t('returned'), 'good');
    } else this.#frame.showToast(errorMessageFor(t, result.errorCode, ''), 'warning');
    this.#refresh();
  }

  /**
   * Sends the request to cash out during the flight. The server computes the multiplier from its own clock when the
   * request arrives, so the multiplier can be different from the multiplier on the page.
   */
  async #cashOut(): Promise<void> {
    const { context, sound } = this.#options;
    const { t, money, api } = context;
    const myBet = this.#state.myBets.at(-1);
    if (!myBet) return;
    const result = await this.#whileBusy(() => api.act(myBet.betId, { kind: 'cashOut' }));
    if (result.status === 'done' && result.value.payout > 0) {
      const { payout, balance } = result.value;
      this.#frame.setBalance(balance);
      this.#state = setPayout(this.#state, myBet.betId, payout);
      this.#frame.showToast(t('youWon', { amount: money.full(payout) }), 'good');
      sound.win(payout / myBet.stake);
    } else {
      const isTooLate = result.status === 'done' || result.errorCode === 'round.closed';
      this.#frame.showToast(isTooLate ? t('tooLateToLeave') : errorMessageFor(t, result.errorCode, ''), 'warning');
    }
    this.#refresh();
  }

  #setRound(round: TableRoundView<number>): void {
    const { page, context } = this.#options;
    const { countdown } = this.#frame;
    const wasFlying = this.#state.round?.phase === 'running';
    this.#frame.showRound(round);
    this.#state = applyRound(this.#state, round);
    if (round.phase === 'betting') countdown.until(round.closesAt, context.t('placeBets'), () => this.#refresh());
    else countdown.stop(getPhaseMessage(round.phase, context.t));
    page.phase.dataset['phase'] = round.phase;
    page.phase.hidden = round.phase === 'running';
    this.#showFlight(round, wasFlying);
    this.#refresh();
    this.#refreshPlayerList();
    this.#presentResult();
    this.#placeQueuedBet();
  }

  #showFlight(round: TableRoundView<number>, wasFlying: boolean): void {
    const { page, rocketScene, sound } = this.#options;
    const { phase, runsAt, outcome } = round;
    if (phase === 'running' && runsAt !== null) {
      rocketScene.set({ kind: 'flying', since: performance.now() - (this.#frame.clock.now() - runsAt) });
    } else if (phase === 'result' && outcome !== null) {
      this.#multiplier = outcome;
      page.multiplier.textContent = formatMultiplier(outcome);
      rocketScene.set({ kind: 'gone', crashPoint: outcome, at: wasFlying ? performance.now() : -Infinity });
      if (wasFlying) sound.tone(160, 0, 0.5, 0.2, 'sawtooth', 40);
      this.#showPast();
    } else {
      this.#multiplier = startMultiplier;
      page.multiplier.textContent = '';
      rocketScene.set({ kind: 'waiting' });
    }
  }
}

/** Creates the controller of the crash page and subscribes to the events of the table. */
export const createCrashController = (options: CrashControllerOptions): CrashController => new CrashGame(options);
