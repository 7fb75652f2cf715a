import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { DrawInput } from '../rng/derivation.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { BetRecord, TableBet, TableRoundRecord } from '../../store/records.ts';
import type { TableGame } from './table-game.ts';
import { closeRound, createRound, runRound, settleRound } from './table-round.ts';
import { type ActResponse, type CancelResponse, toMyBets, toPublicBets, toTableRoundView } from './table-views.ts';

export interface TableRunOptions {
  readonly key: string;
  readonly game: TableGame;
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  readonly now: () => number;
  /**
   * Factor for the durations of the phases `betting`, `closed` and `result`. 1 is normal speed, and 0.5 is twice as
   * fast.
   */
  readonly tempo: number;
  /**
   * Runs a task after a number of milliseconds on the clock that the option `now` reads. The returned function
   * cancels the task.
   */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

const maxStoredRounds = 300;
const maxShownRounds = 60;
/** Minimum time between two events with the bets of all players, in milliseconds. */
const publishBetsEveryMs = 250;
const retryAfterMs = 1000;

/**
 * Runs the rounds of one shared table, one after the other. A round has the phases `betting`, `closed`, `running` and
 * `result`. Each phase is stored before it is published. While no page is connected, the table starts no new round.
 */
export class TableRun {
  readonly topic: string;
  /** Bets of this round that wait for a response of the wallet, by bet id. */
  readonly pending = new Map<string, TableBet>();
  /** Responses of the cancellations that are being stored and paid, by bet id. */
  readonly cancelling = new Map<string, Promise<CancelResponse>>();
  /** Responses of the actions, such as cash-outs, that are being stored and paid, by bet id. */
  readonly acting = new Map<string, Promise<ActResponse>>();
  readonly #options: TableRunOptions;
  readonly #recovered: Promise<void>;
  #round: TableRoundRecord | undefined;
  #accepted: readonly TableBet[] = [];
  #cancelStep = (): void => undefined;
  #publishTimer: NodeJS.Timeout | undefined;
  #waking: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: TableRunOptions) {
    this.#options = options;
    this.topic = `table/${options.key}`;
    this.#recovered = this.#recover().catch(options.onError);
  }

  round(): TableRoundRecord | undefined {
    return this.#round;
  }

  /** Returns the accepted bets of this round. */
  bets(): readonly TableBet[] {
    return this.#accepted;
  }

  /**
   * Adds a bet to the round. Returns false if the round no longer accepts bets. In the phase `closed`, it still accepts
   * bets whose stake the wallet began to debit in the phase `betting`.
   */
  accept(bet: TableBet): boolean {
    const isOpen = this.#round?.phase === 'betting' || this.#round?.phase === 'closed';
    if (isOpen) this.#accepted = [...this.#accepted, bet];
    return isOpen;
  }

  withdraw(betId: string): void {
    this.#accepted = this.#accepted.filter((bet) => bet.betId !== betId);
  }

  /** Sets the payout of a bet before the end of the round, e.g. after a cash-out. Returns the changes to commit. */
  settleEarly(betId: string, payout: number): Changes {
    return this.#setPayout(betId, payout);
  }

  /** Removes the payout of a bet again, because `settleEarly` could not be stored. */
  undoSettlement(betId: string): void {
    this.#setPayout(betId, undefined);
  }

  #setPayout(betId: string, payout: number | undefined): Changes {
    this.#accepted = this.#accepted.map((bet) => {
      if (bet.betId !== betId) return bet;
      const { payout: _earlier, ...unsettled } = bet;
      return payout === undefined ? unsettled : { ...unsettled, payout };
    });
    if (!this.#round) return {};
    this.#round = { ...this.#round, bets: [...this.#accepted] };
    return this.#toChanges(this.#round);
  }

  /** Starts a round if the table has no current round and at least one page is connected. Otherwise does nothing. */
  wake(): Promise<void> {
    this.#waking ??= this.#recovered
      .then(() => (this.#round ? undefined : this.#openRound()))
      .catch(this.#options.onError)
      .finally(() => (this.#waking = undefined));
    return this.#waking;
  }

  /**
   * Publishes the accepted bets and the number of players to the pages after a short delay. One event contains all
   * changes during the delay.
   */
  publishBets(): void {
    const { topicHub, tempo } = this.#options;
    this.#publishTimer ??= setTimeout(() => {
      this.#publishTimer = undefined;
      topicHub.publish(this.topic, {
        type: 'bets',
        bets: toPublicBets(this.#accepted),
        count: this.#accepted.length,
        players: topicHub.countListeners(this.topic),
      });
    }, publishBetsEveryMs * tempo).unref();
  }

  /** Returns the last finished rounds, at most `maxShownRounds`, oldest first. */
  past(): { readonly roundId: string; readonly number: number; readonly outcome: unknown }[] {
    return this.#listRounds()
      .filter(({ phase }) => phase === 'result')
      .slice(-maxShownRounds)
      .map(({ roundId, number, outcome }) => ({ roundId, number, outcome }));
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelStep();
    clearTimeout(this.#publishTimer);
  }

  #listRounds(): TableRoundRecord[] {
    const { store, key } = this.#options;
    return [...store.tables.tableRounds.values()].filter(({ table }) => table === key);
  }

  #toRoundKey(roundId: string): string {
    return `${this.#options.key}/${roundId}`;
  }

  #toChanges(round: TableRoundRecord): Changes {
    return { tableRounds: { [this.#toRoundKey(round.roundId)]: round } };
  }

  #publishRound(): void {
    const { game, topicHub, now, tempo } = this.#options;
    if (!this.#round) return;
    topicHub.publish(this.topic, { type: 'round', round: toTableRoundView(game, this.#round, now(), tempo) });
  }

  /**
   * Schedules the next step of the round. `time` is in epoch milliseconds. If another step was scheduled before, that
   * step is cancelled.
   */
  #schedule(time: number, step: () => Promise<void>): void {
    const { after, now } = this.#options;
    this.#cancelStep();
    if (!this.#isClosed)
      this.#cancelStep = after(Math.max(0, time - now()), () => void step().catch((error) => this.#retry(error)));
  }

  /**
   * Schedules the current step of the round again after an error. The round does not continue until this step is
   * stored.
   */
  #retry(error: unknown): void {
    const { onError, now } = this.#options;
    onError(error);
    this.#schedule(now() + retryAfterMs, () => this.#takeNextStep());
  }

  #takeNextStep(): Promise<void> {
    switch (this.#round?.phase) {
      case 'betting':
        return this.#closeBets();
      case 'closed':
        return this.#runRound();
      case 'running':
        return this.#endRound();
      default:
        return this.#openRound();
    }
  }

  async #openRound(): Promise<void> {
    const { game, key, store, topicHub, now, tempo } = this.#options;
    if (topicHub.countListeners(this.topic) === 0) {
      this.#round = undefined;
      return;
    }
    const rounds = this.#listRounds();
    const round = createRound(game, { table: key, number: (rounds.at(-1)?.number ?? 0) + 1, now: now(), tempo });
    const expiredRounds = rounds
      .slice(0, -maxStoredRounds)
      .map(({ roundId }) => [this.#toRoundKey(roundId), null] as const);
    await store.commit(mergeChanges(this.#toChanges(round), { tableRounds: Object.fromEntries(expiredRounds) }));
    this.#accepted = [];
    this.#round = round;
    this.#publishRound();
    this.publishBets();
    this.#schedule(round.closesAt, () => this.#closeBets());
  }

  async #closeBets(): Promise<void> {
    if (!this.#round) return;
    const { game, tempo } = this.#options;
    const round = closeRound(this.#round);
    await this.#storeRound(round);
    this.#schedule(round.closesAt + game.phases.closed * tempo, () => this.#runRound());
  }

  /** Closes the list of bets and draws the outcome. After this step nothing can change the outcome. */
  async #runRound(): Promise<void> {
    if (!this.#round) return;
    const { game, now, createRandomSource } = this.#options;
    const round = runRound(game, this.#round, { bets: this.#accepted, now: now(), createRandomSource });
    await this.#storeRound(round);
    this.#schedule(round.endsAt, () => this.#endRound());
  }

  /**
   * Stores and publishes the next phase of the round. If the store fails, sets the round back to its previous phase and
   * throws the error.
   */
  async #storeRound(round: TableRoundRecord): Promise<void> {
    const before = this.#round;
    // Changes the phase before the commit, so that no bet for the previous phase is accepted during the commit.
    this.#round = round;
    try {
      await this.#options.store.commit(this.#toChanges(round));
    } catch (error) {
      this.#round = before;
      throw error;
    }
    this.#publishRound();
  }

  async #endRound(): Promise<void> {
    if (!this.#round) return;
    const { game, betLedger, now, tempo } = this.#options;
    const { round, changes, payouts } = settleRound(game, { ...this.#round, bets: [...this.#accepted] }, betLedger);
    await betLedger.commit(this.#toChanges(round), changes);
    this.#round = round;
    this.#accepted = round.bets;
    this.#publishRound();
    this.#publishMyBets(round);
    this.publishBets();
    for (const { playerKey, payoutId } of payouts) this.#pay(playerKey, payoutId);
    this.#schedule((round.endsAt ?? now()) + game.phases.result * tempo, () => this.#openRound());
  }

  #publishMyBets({ roundId, bets }: TableRoundRecord): void {
    for (const playerKey of new Set(bets.map((bet) => bet.seat)))
      this.#options.topicHub.publish(`seat/${playerKey}`, { type: 'mine', roundId, bets: toMyBets(bets, playerKey) });
  }

  /**
   * Starts the payment of a win and does not wait for its end. When the wallet has paid, publishes the new balance to
   * the pages of the player.
   */
  #pay(playerKey: string, payoutId: string): void {
    const { betLedger, topicHub, onError } = this.#options;
    betLedger.pay(payoutId).then((payout) => {
      if (payout?.balance !== undefined)
        topicHub.publish(`seat/${playerKey}`, { type: 'balance', balance: payout.balance });
    }, onError);
  }

  /**
   * Recovers the rounds that a killed process left. A round with an outcome is finished, unless the game requires a
   * rollback. Any other round is cancelled and its bets are rolled back.
   */
  async #recover(): Promise<void> {
    const { betLedger, game, key, store } = this.#options;
    const openBets = betLedger
      .listOpenBets(game.id)
      .filter(({ data }) => (data as { table?: unknown } | null)?.table === key);
    const interruptedRounds = this.#listRounds().filter(({ phase }) => phase !== 'result' && phase !== 'cancelled');
    for (const interrupted of interruptedRounds) {
      if (interrupted.phase === 'running' && game.whenInterrupted !== 'roll-back') {
        const { round, changes } = settleRound(game, interrupted, betLedger);
        await betLedger.commit(this.#toChanges(round), changes);
      } else await store.commit(this.#toChanges({ ...interrupted, phase: 'cancelled' }));
    }
    const orphans = openBets
      .map(({ betId }) => betLedger.bet(betId))
      .filter((bet): bet is BetRecord => bet?.state === 'open');
    if (orphans.length > 0) await betLedger.commit(...orphans.map((bet) => betLedger.rollback(bet)));
  }
}
