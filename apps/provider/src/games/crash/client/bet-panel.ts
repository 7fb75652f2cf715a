import type { ApiResult } from '../../../client/gateway/api-requests.ts';
import { errorMessageFor, isSessionFatal } from '../../../client/gateway/error-messages.ts';
import type { PlacedBet } from '../../../client/gateway/game-api.ts';
import { showSessionEnded } from '../../../client/messages/session-ended.ts';
import type { Sound } from '../../../client/art/sound.ts';
import type { GameContext } from '../../../client/start/start-game.ts';
import { addMyBet, isBettingOpen, removeMyBet, setPayout } from '../../../client/tables/table-state.ts';
import type { Tone } from '../../../client/tables/table-frame.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { MyBet } from '../../../engine/table/table-views.ts';
import { type BetPanelNumber, type CrashBet, getBetPanel } from '../rules/crash-bet.ts';
import { type BetForm, createBetForm } from './bet-form.ts';
import { formatMultiplier } from './bet-options.ts';
import type { BetPanelLayout } from './bet-panel-layout.ts';
import {
  type CrashAction,
  type Flight,
  getCashOutMultiplier,
  getCrashAction,
  isResultCertain,
} from './crash-action.ts';
import { getActionLabel, formatCashOutPayout, getRejectionMessage } from './crash-messages.ts';
import type { FlightTable } from './flight-table.ts';
import { getQueuedBetStep, queueBet, type QueuedBet } from './queued-bet.ts';
import type { CrashKey } from './text-key.ts';

export interface BetPanelOptions {
  readonly number: BetPanelNumber;
  readonly layout: BetPanelLayout;
  readonly context: GameContext<CrashKey>;
  readonly sound: Sound;
  readonly table: FlightTable;
}

/** Time after the end of a bet during which the button does nothing, in milliseconds. */
const restMs = 1000;

/** Controls one bet panel: places, queues, cancels and cashes out the bet of the panel, and shows its result. */
export class BetPanel {
  readonly #options: BetPanelOptions;
  readonly #form: BetForm;
  #action: CrashAction = { kind: 'wait', isDisabled: true };
  #queuedBet: QueuedBet | undefined;
  #isBusy = false;
  /** Bet that was neither cashed out nor lost at the last update. */
  #runningBetId: string | undefined;
  /** Bet whose result the player does not know yet. */
  #unreportedBetId: string | undefined;
  #isResting = false;

  constructor(options: BetPanelOptions) {
    const { layout, context, table } = options;
    this.#options = options;
    this.#form = createBetForm(layout, context.table.limits, context.money);
    this.#form.onChange(() => table.refresh());
    layout.action.addEventListener('click', () => void this.act());
  }

  /** True while the panel has a bet on the current flight, a queued bet, or a request without a response. */
  get isInUse(): boolean {
    return this.#isBusy || this.#queuedBet !== undefined || this.#myBet !== undefined;
  }

  nudgeStake(direction: 1 | -1): void {
    this.#form.nudgeStake(direction);
  }

  /** Performs the action of the button. */
  async act(): Promise<void> {
    const { kind, isDisabled } = this.#action;
    if (this.#isBusy || isDisabled) return;
    if (kind === 'bet') await this.#placeBet(this.#createBet(), false);
    if (kind === 'cancel') await this.#cancelBet();
    if (kind === 'cashOut') await this.#cashOut();
    if (kind === 'queue') this.#queue();
    if (kind === 'queued') {
      this.#queuedBet = undefined;
      this.#options.table.refresh();
    }
  }

  /** Places the queued bet if the current flight is the one that it waits for, or drops it if that flight is missed. */
  followFlight(): void {
    const { table, context } = this.#options;
    const { round } = table.state;
    const queuedBet = this.#queuedBet;
    if (!queuedBet || !round) return;
    const step = getQueuedBetStep(queuedBet, round, table.frame.clock.now());
    if (step === 'wait') return;
    this.#queuedBet = undefined;
    if (step === 'missed') this.#notify(context.t('queuedMissed'), 'warning');
    else if (!this.#myBet) void this.#placeBet(queuedBet.bet, true);
  }

  /** Updates the form, the button and the result. In a flight, the page calls this method for every frame. */
  refresh(): void {
    const { layout, context, table } = this.#options;
    const { round, isConnected } = table.state;
    const flight: Flight = { phase: round?.phase, multiplier: table.multiplier };
    const myBet = this.#myBet;
    if (myBet) this.#followBet(myBet, flight);
    this.#action = getCrashAction({
      ...flight,
      myBet,
      isConnected,
      isOpen: isBettingOpen(table.state, table.frame.clock.now()),
      isBusy: this.#isBusy,
      queuedStake: this.#queuedBet?.bet.stake,
      isResting: this.#isResting,
    });
    const { kind, isDisabled } = this.#action;
    this.#form.allow(kind === 'bet' || kind === 'queue');
    layout.element.dataset['does'] = kind;
    layout.action.dataset['does'] = kind;
    layout.action.textContent = getActionLabel(this.#action, context, this.#form.stake());
    layout.action.disabled = isDisabled;
    this.#showResult(myBet, flight);
  }

  get #myBet(): MyBet | undefined {
    return this.#options.table.state.myBets.find(({ bet }) => getBetPanel(bet as CrashBet) === this.#options.number);
  }

  #createBet(): CrashBet {
    return { stake: this.#form.stake(), target: this.#form.target(), panel: this.#options.number };
  }

  #notify(message: string, tone: Tone = ''): void {
    this.#options.table.notify(this.#options.layout.name, message, tone);
  }

  /** Shows the result of the bet, or that the queued bet waits. */
  #showResult(myBet: MyBet | undefined, flight: Flight): void {
    const { layout, context } = this.#options;
    const multiplier = myBet && getCashOutMultiplier(myBet, flight);
    const { result } = layout;
    if (this.#queuedBet) {
      result.dataset['tone'] = 'waiting';
      result.textContent = context.t('waitingBet');
    } else if (myBet && multiplier !== undefined) {
      result.dataset['tone'] = 'good';
      result.textContent = `${ltr(formatMultiplier(multiplier))} ${formatCashOutPayout(myBet, multiplier, context)}`;
    } else {
      result.dataset['tone'] = 'lost';
      result.textContent = myBet?.payout === 0 ? context.t('flewAway') : '';
    }
  }

  /** Notifies the player once when the bet is cashed out, by the player or at its target, and when it is lost. */
  #followBet(myBet: MyBet, flight: Flight): void {
    const { betId, payout } = myBet;
    const multiplier = getCashOutMultiplier(myBet, flight);
    if (multiplier === undefined && payout === null) {
      this.#runningBetId = betId;
      this.#unreportedBetId = betId;
      return;
    }
    if (this.#runningBetId === betId) {
      this.#runningBetId = undefined;
      this.#rest();
    }
    if (this.#unreportedBetId !== betId || !isResultCertain(myBet, flight)) return;
    this.#unreportedBetId = undefined;
    this.#reportResult(myBet, multiplier);
  }

  #reportResult(myBet: MyBet, multiplier: number | undefined): void {
    const { context, sound } = this.#options;
    if (multiplier === undefined) return this.#notify(context.t('noWin'));
    sound.win(multiplier / 100);
    const cashedOut = context.t('cashedOut', { multiplier: ltr(formatMultiplier(multiplier)) });
    this.#notify(`${cashedOut} · ${formatCashOutPayout(myBet, multiplier, context)}`, 'good');
  }

  /** Disables the button for a short time, so that a tap for the cash-out that is too late does not queue a bet. */
  #rest(): void {
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#options.table.refresh();
    }, restMs);
  }

  #queue(): void {
    const { table, context } = this.#options;
    const { round } = table.state;
    if (!round) return;
    this.#queuedBet = queueBet(this.#createBet(), round, table.frame.clock.now());
    this.#notify(context.t('waitingBet'));
    table.refresh();
  }

  /** Sends a request. Until the response arrives, the panel accepts no other action. */
  async #whileBusy<Result>(request: () => Promise<Result>): Promise<Result> {
    const { table } = this.#options;
    this.#isBusy = true;
    table.refresh();
    try {
      return await request();
    } finally {
      this.#isBusy = false;
    }
  }

  async #placeBet(bet: CrashBet, wasQueued: boolean): Promise<void> {
    const { context, table, sound } = this.#options;
    const { t, money, api } = context;
    const { round } = table.state;
    if (!round) return;
    if (bet.stake > table.frame.balance) {
      this.#notify(t(wasQueued ? 'queuedNoFunds' : 'noFunds'), 'warning');
      return table.refresh();
    }
    const result = await this.#whileBusy(() =>
      api.placeBet(round.roundId, bet, () => this.#notify(t('lost'), 'warning')),
    );
    if (result.status === 'done') {
      const { betId, stake, balance } = result.value;
      table.frame.setBalance(balance);
      table.state = addMyBet(table.state, round.roundId, { betId, bet, stake, payout: null });
      this.#notify(t('accepted', { amount: money.full(stake) }), 'good');
      sound.tone(660, 0, 0.12, 0.1);
    }
    table.refresh();
    if (result.status === 'rejected') await this.#showRejection(result, wasQueued);
  }

  async #showRejection(
    result: Extract<ApiResult<PlacedBet>, { status: 'rejected' }>,
    wasQueued: boolean,
  ): Promise<void> {
    const { context, table } = this.#options;
    table.frame.setBalance(result.balance);
    if (isSessionFatal(result.errorCode)) return showSessionEnded(context);
    const message = getRejectionMessage(result, context, { wasQueued, lastBalance: table.frame.balance });
    this.#notify(message, 'warning');
  }

  async #cancelBet(): Promise<void> {
    const { context, table } = this.#options;
    const { t, api } = context;
    const myBet = this.#myBet;
    if (!myBet) return;
    const result = await this.#whileBusy(() => api.cancelBet(myBet.betId));
    if (result.status === 'done') {
      table.frame.setBalance(result.value.balance);
      table.state = removeMyBet(table.state, myBet.betId);
      this.#notify(t('returned'), 'good');
    } else this.#notify(errorMessageFor(t, result.errorCode, ''), 'warning');
    table.refresh();
  }

  /**
   * Sends the request to cash out during the flight. The server computes the multiplier from its own clock when the
   * request arrives, so the multiplier can be different from the multiplier on the page.
   */
  async #cashOut(): Promise<void> {
    const { context, table } = this.#options;
    const { t, money, api } = context;
    const myBet = this.#myBet;
    if (!myBet) return;
    const result = await this.#whileBusy(() => api.act(myBet.betId, { kind: 'cashOut' }));
    if (result.status === 'done' && result.value.payout > 0) {
      const { payout, balance } = result.value;
      table.frame.setBalance(balance);
      table.state = setPayout(table.state, myBet.betId, payout);
      // After lost responses, the page can already show a later flight, which does not contain this bet.
      if (this.#myBet?.betId !== myBet.betId) this.#notify(t('youWon', { amount: money.full(payout) }), 'good');
    } else {
      const isTooLate = result.status === 'done' || result.errorCode === 'round.closed';
      this.#notify(isTooLate ? t('tooLateToLeave') : errorMessageFor(t, result.errorCode, ''), 'warning');
    }
    table.refresh();
  }
}
