import { ErrorCode } from '@livery/contract/errors';
import type { BetRecord, SessionRecord, TableBet, TableRoundRecord } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import { maskedName } from './hash-bets.ts';
import type { TableGame } from './table-game.ts';
import type { TableRun } from './table-run.ts';
import { type ActResponse, type CancelResponse, toMyBets } from './table-views.ts';

export interface BetRequest {
  /** Id that the page creates. A repeated request with the same id gets the stored result. */
  readonly betId: string;
  readonly roundId: string;
  readonly bet: unknown;
}

export interface TableBetsOptions {
  readonly game: TableGame;
  readonly table: string;
  readonly run: TableRun;
  readonly session: SessionRecord;
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

interface BetResponse {
  readonly betId: string;
  readonly stake: number;
  readonly balance: number | null;
}

export const toMyBetsEvent = (run: TableRun, session: SessionRecord) => ({
  type: 'mine',
  roundId: run.round()?.roundId ?? null,
  bets: toMyBets(run.bets(), playerStateKey(session)),
});

/** Returns the response for an accepted bet. Throws the error of a rejected bet. */
const toBetResponse = ({ state, betId, stake, balance, errorCode }: BetRecord): BetResponse => {
  if (state === 'open' || state === 'settled') return { betId, stake, balance: balance ?? null };
  throw new GameError(errorCode ?? GameErrorCode.Cancelled, balance);
};

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Places, cancels and settles the bets of one player at one table. The methods throw a GameError if they reject a
 * request.
 */
export class TableBets {
  readonly #options: TableBetsOptions;
  readonly #playerKey: string;

  constructor(options: TableBetsOptions) {
    this.#options = options;
    this.#playerKey = playerStateKey(options.session);
  }

  /** Places a bet in the current round. A repeated request with the same bet id gets the stored result. */
  async place(request: BetRequest): Promise<BetResponse> {
    const { game, run, betLedger } = this.#options;
    const parsed = game.bet.safeParse(request.bet);
    if (!parsed.success) throw new GameError(ErrorCode.BadRequest);
    const existingBet = betLedger.bet(request.betId);
    if (existingBet) return this.#repeatStored(existingBet, request, parsed.data);
    const pendingBet = run.pending.get(request.betId);
    if (pendingBet) return this.#repeatPending(pendingBet, request, parsed.data);
    const round = this.#requireBetting(request.roundId);
    const tableBet: TableBet = {
      betId: request.betId,
      seat: this.#playerKey,
      alias: maskedName(this.#playerKey),
      currency: this.#options.session.currency,
      bet: parsed.data,
      stake: this.#computeStake(parsed.data),
    };
    run.pending.set(tableBet.betId, tableBet);
    try {
      return await this.#placeNew(round, tableBet);
    } finally {
      run.pending.delete(tableBet.betId);
    }
  }

  /**
   * Cancels a bet and pays its stake back to the player. A repeated request gets the result of the first one. Throws a
   * GameError if the round is not in the phase `betting`.
   */
  async cancel(betId: string): Promise<CancelResponse> {
    const { run, betLedger } = this.#options;
    const payoutId = `${betId}-undo`;
    if (betLedger.bet(betId)?.seat === this.#playerKey) {
      const payout = betLedger.payout(payoutId);
      const existing = run.cancelling.get(betId) ?? (payout && { betId, balance: payout.balance ?? null });
      if (existing) return existing;
    }
    const { tableBet, bet } = this.#find(betId);
    if (run.round()?.phase !== 'betting') throw new GameError(GameErrorCode.Closed);
    run.withdraw(betId);
    const response = this.#returnStake(tableBet, bet, payoutId).finally(() => run.cancelling.delete(betId));
    run.cancelling.set(betId, response);
    return response;
  }

  async #returnStake(tableBet: TableBet, bet: BetRecord, payoutId: string): Promise<CancelResponse> {
    const { run, betLedger } = this.#options;
    try {
      await betLedger.commit(betLedger.rollback(bet, GameErrorCode.Cancelled, payoutId));
    } catch (error) {
      // The bet takes part in the round again, so that it is settled, or cancelled by a repeated request.
      run.accept(tableBet);
      throw error;
    }
    return { betId: bet.betId, balance: await this.#payAndPublish(payoutId) };
  }

  /**
   * Performs an action of the player on a bet in the phase `running`, e.g. a cash-out. Settles the bet and returns
   * its payout in minor units. A repeated request gets the result of the first one, also after the round. If the bet
   * already has a payout, returns that payout.
   */
  async act(betId: string, request: unknown): Promise<ActResponse> {
    const { game, run, betLedger, now } = this.#options;
    const parsed = game.action?.request.safeParse(request);
    if (!game.action || !parsed?.success) throw new GameError(ErrorCode.BadRequest);
    const payoutId = `${betId}-act`;
    if (betLedger.bet(betId)?.seat === this.#playerKey) {
      const paid = betLedger.payout(payoutId);
      const existing = run.acting.get(betId) ?? (paid && { betId, payout: paid.amount, balance: paid.balance ?? null });
      if (existing) return existing;
    }
    const { tableBet, bet } = this.#find(betId);
    if (tableBet.payout !== undefined) return { betId, payout: tableBet.payout, balance: null };
    const round = run.round();
    const time = now();
    if (round?.phase !== 'running' || round.runsAt === undefined || time >= (round.endsAt ?? 0))
      throw new GameError(GameErrorCode.Closed);
    const payout = game.action.settle({
      act: parsed.data,
      bet: tableBet.bet,
      stake: tableBet.stake,
      outcome: round.outcome,
      elapsed: time - round.runsAt,
    });
    const response = this.#settleNow(bet, payout, payoutId).finally(() => run.acting.delete(betId));
    run.acting.set(betId, response);
    return response;
  }

  async #settleNow(bet: BetRecord, payout: number, payoutId: string): Promise<ActResponse> {
    const { run, betLedger } = this.#options;
    const { betId } = bet;
    try {
      await betLedger.commit(run.settleEarly(betId, payout), betLedger.settlement(bet, payout, payoutId));
    } catch (error) {
      run.undoSettlement(betId);
      throw error;
    }
    return { betId, payout, balance: await this.#payAndPublish(payoutId) };
  }

  #find(betId: string): { readonly tableBet: TableBet; readonly bet: BetRecord } {
    const { run, betLedger } = this.#options;
    const tableBet = run.bets().find((each) => each.betId === betId && each.seat === this.#playerKey);
    const bet = betLedger.bet(betId);
    if (!tableBet || !bet) throw new GameError(ErrorCode.NotFound);
    return { tableBet, bet };
  }

  #requireBetting(roundId: string): TableRoundRecord {
    const { run, now } = this.#options;
    const round = run.round();
    if (round?.phase !== 'betting' || round.roundId !== roundId || now() >= round.closesAt)
      throw new GameError(GameErrorCode.Closed);
    return round;
  }

  #computeStake(bet: unknown): number {
    const { game, run, session } = this.#options;
    const { currency } = session;
    // While an accepted bet is being stored, it is both in the round and among the pending bets.
    const bets = new Map([...run.pending.values(), ...run.bets()].map((each) => [each.betId, each]));
    const placed = [...bets.values()].filter((each) => each.seat === this.#playerKey);
    const stake = game.stake(bet, { currency, limits: game.limits(currency), placed });
    if (!Number.isSafeInteger(stake) || stake < 1) throw new GameError(GameErrorCode.BetInvalid);
    return stake;
  }

  /**
   * Handles a repeated request for a bet that is already stored. Returns the stored result. Throws a GameError if the
   * content differs from the stored bet, or if the bet was rejected.
   */
  async #repeatStored(existingBet: BetRecord, request: BetRequest, bet: unknown): Promise<BetResponse> {
    const { betLedger, session } = this.#options;
    const isSame =
      existingBet.seat === this.#playerKey &&
      existingBet.roundId === request.roundId &&
      isSameJson((existingBet.data as { bet: unknown }).bet, bet);
    if (!isSame) throw new GameError(GameErrorCode.Conflict);
    return toBetResponse(await betLedger.placeBet(session, existingBet));
  }

  /**
   * Handles a repeated request while the wallet call of the first request is still running. Returns the result of the
   * first request, so that there is no second bet. Throws a GameError if the contents of the two requests differ.
   */
  async #repeatPending(pendingBet: TableBet, { roundId }: BetRequest, bet: unknown): Promise<BetResponse> {
    const { game, run, betLedger, session } = this.#options;
    const isSame =
      pendingBet.seat === this.#playerKey && run.round()?.roundId === roundId && isSameJson(pendingBet.bet, bet);
    if (!isSame) throw new GameError(GameErrorCode.Conflict);
    const { betId, stake } = pendingBet;
    return toBetResponse(await betLedger.placeBet(session, { engine: game.id, betId, roundId, stake }));
  }

  async #placeNew({ roundId }: TableRoundRecord, tableBet: TableBet): Promise<BetResponse> {
    const { game, table, run, betLedger, session } = this.#options;
    const { betId, stake } = tableBet;
    const isAccepted = (): boolean => run.round()?.roundId === roundId && run.accept(tableBet);
    const bet = await betLedger.placeBet(
      session,
      { engine: game.id, betId, roundId, stake, data: { table, bet: tableBet.bet } },
      {
        // If the table has already drawn the outcome when the wallet responds, the bet is too late and is rolled back.
        afterResponse: (taken) =>
          taken.state === 'open' && !isAccepted() ? betLedger.rollback(taken, GameErrorCode.Closed) : {},
      },
    );
    if (bet.state === 'open') this.#publish(bet.balance ?? null);
    return toBetResponse(bet);
  }

  async #payAndPublish(payoutId: string): Promise<number | null> {
    const payout = await this.#options.betLedger.pay(payoutId);
    const balance = payout?.balance ?? null;
    this.#publish(balance);
    return balance;
  }

  #publish(balance: number | null): void {
    const { topicHub, run, session } = this.#options;
    topicHub.publish(`seat/${this.#playerKey}`, { ...toMyBetsEvent(run, session), balance });
    run.publishBets();
  }
}
