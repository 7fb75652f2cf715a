import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { DrawInput } from '../rng/derivation.ts';
import { computeCommitment, newSeed } from '../rng/seeded-random.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { RoundRecord, PlayerStateRecord, SessionRecord } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../game-error.ts';
import { playerStateKey, toRoundKey } from '../player-state-key.ts';
import { findLastRound } from '../session/session-engine.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { advancePlayerState, toUnplayedRound } from './advance-player-state.ts';
import type { InstantGame } from './instant-game.ts';

export interface PlayRequest {
  /** Id that the page creates. A repeated request with the same id gets the stored result. */
  readonly roundId: string;
  /** Hash of the seed of this round. The page received the hash before the round. */
  readonly commitment: string;
  /** Random text from the page. The draw also depends on this text, so the server alone cannot choose the outcome. */
  readonly clientPart: string;
  readonly play: unknown;
}

export interface InstantRoundsOptions {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  readonly now: () => number;
  /**
   * Minimum time between two rounds of a player at one game, in milliseconds. A request that arrives too early waits
   * until this time has passed.
   */
  readonly everyMs: number;
  /** Runs a task after a number of milliseconds on the clock that the option `now` reads. */
  readonly after: (milliseconds: number, task: () => void) => unknown;
}

export interface InstantRounds {
  /**
   * Returns the state of the player at the game of the session, with the seed of the next round. If the store has no
   * state of this player, creates and stores one.
   */
  readonly getOrCreatePlayerState: (session: SessionRecord) => Promise<PlayerStateRecord>;
  /**
   * Plays a round. A repeated request with the same round id gets the stored round. Throws a GameError if the round is
   * rejected.
   */
  readonly play: (game: InstantGame, session: SessionRecord, request: PlayRequest) => Promise<RoundRecord>;
  readonly round: (session: SessionRecord, roundId: string) => RoundRecord | undefined;
}

/**
 * Returns a stored round if it was played. If the bet of the round was rejected or cancelled, throws the stored error.
 */
const replayRound = (round: RoundRecord): RoundRecord => {
  if (round.status === 'played') return round;
  throw new GameError(round.errorCode ?? GameErrorCode.Cancelled, round.balance);
};

interface NextRound {
  readonly game: InstantGame;
  readonly session: SessionRecord;
  readonly playerState: PlayerStateRecord;
  readonly round: RoundRecord;
}

/**
 * Plays the rounds of instant games. A player's rounds run one after the other. Each round is stored before money
 * moves.
 */
class StoredInstantRounds implements InstantRounds {
  readonly #options: InstantRoundsOptions;
  readonly #runExclusive = createKeyedMutex();

  constructor(options: InstantRoundsOptions) {
    this.#options = options;
  }

  async getOrCreatePlayerState(session: SessionRecord): Promise<PlayerStateRecord> {
    const { store } = this.#options;
    const key = playerStateKey(session);
    const existingState = store.tables.seats.get(key);
    if (existingState) return existingState;
    const playerState = { seed: newSeed(), rounds: [] };
    await store.commit({ seats: { [key]: playerState } });
    return playerState;
  }

  round(session: SessionRecord, roundId: string): RoundRecord | undefined {
    return this.#options.store.tables.rounds.get(toRoundKey(playerStateKey(session), roundId));
  }

  play(game: InstantGame, session: SessionRecord, request: PlayRequest): Promise<RoundRecord> {
    return this.#runExclusive(playerStateKey(session), () => this.#playOnce(game, session, request));
  }

  async #playOnce(game: InstantGame, session: SessionRecord, request: PlayRequest): Promise<RoundRecord> {
    const play = game.play.safeParse(request.play);
    if (!play.success) throw new GameError(ErrorCode.BadRequest);
    const existingRound = this.round(session, request.roundId);
    if (existingRound && JSON.stringify(existingRound.play) !== JSON.stringify(play.data))
      throw new GameError(GameErrorCode.Conflict);
    if (existingRound) return replayRound(existingRound);
    const playerState = await this.getOrCreatePlayerState(session);
    if (computeCommitment(playerState.seed) !== request.commitment) throw new GameError(GameErrorCode.Stale);
    await this.#waitForPace(game, session, playerState);
    const round = this.#createRound(game, session, playerState, { ...request, play: play.data });
    const next: NextRound = { game, session, playerState, round };
    const after = round.stake > 0 ? await this.#playPaid(next) : await this.#playFree(next);
    if (after.status === 'played' && after.payoutId && (after.win ?? 0) > 0)
      await this.#options.betLedger.pay(after.payoutId);
    return replayRound(after);
  }

  #createRound(
    game: InstantGame,
    session: SessionRecord,
    playerState: PlayerStateRecord,
    { roundId, clientPart, play }: PlayRequest,
  ): RoundRecord {
    const { currency } = session;
    // The stored state, e.g. free spins, belongs to the previous engine of the game. A round of this engine would delete
    // it, so the round is rejected.
    if (playerState.state !== undefined && findLastRound(this.#options.store.tables, session)?.engine !== game.id)
      throw new GameError(GameErrorCode.Stale);
    const parsedState = game.state?.safeParse(playerState.state);
    const state = parsedState?.success ? parsedState.data : undefined;
    return {
      roundId,
      seat: playerStateKey(session),
      engine: game.id,
      play,
      stake: game.stake(play, { state, currency, limits: game.limits(currency) }),
      seed: playerState.seed,
      clientPart,
      status: 'placing',
      at: this.#options.now(),
      ...(state === undefined ? {} : { stateBefore: state }),
    };
  }

  /**
   * Waits until the minimum time between two rounds of the player has passed. The caller must have the player's lock,
   * so that concurrent requests do not skip the wait.
   */
  async #waitForPace(game: InstantGame, session: SessionRecord, playerState: PlayerStateRecord): Promise<void> {
    const { now, after } = this.#options;
    const everyMs = Math.min(this.#options.everyMs, game.paceMs ?? Infinity);
    const last = this.round(session, playerState.rounds.at(-1) ?? '');
    const waitMs = last ? last.at + everyMs - now() : 0;
    if (waitMs > 0) await new Promise<void>((resolve) => void after(Math.min(waitMs, everyMs), resolve));
  }

  /**
   * Draws the outcome of a round. `balance` is the balance in minor units after the stake was taken. Undefined if the
   * balance is unknown.
   */
  #draw(game: InstantGame, round: RoundRecord, balance?: number): RoundRecord {
    const { roundId, clientPart, play, stake, stateBefore } = round;
    const randomSource = this.#options.createRandomSource(round.seed, { game: game.id, roundId, clientPart });
    const { outcome, win, state } = game.draw(randomSource, { play, stake, state: stateBefore });
    return {
      ...round,
      status: 'played',
      outcome,
      win,
      ...(state === undefined ? {} : { stateAfter: state }),
      ...(balance === undefined ? {} : { balance: balance + win }),
    };
  }

  /**
   * Plays a round without a stake, e.g. a free spin. The wallet receives the win as a win of the player's last paid
   * bet. Throws a GameError if the player has no paid bet.
   */
  async #playFree({ game, session, playerState, round }: NextRound): Promise<RoundRecord> {
    const { betLedger } = this.#options;
    const { paidBet } = playerState;
    if (!paidBet) throw new GameError(GameErrorCode.Stale);
    const drawn = this.#draw(game, round);
    const win = drawn.win ?? 0;
    if (win === 0) {
      await betLedger.commit(advancePlayerState(playerState, drawn));
      return drawn;
    }
    const { vendor, playerId } = session;
    const payoutId = randomUUID();
    const played = { ...drawn, payoutId };
    await betLedger.commit(
      advancePlayerState(playerState, played),
      betLedger.winPayment({ ...paidBet, vendor, playerId }, win, payoutId),
    );
    return played;
  }

  /** Plays a round with a stake. The outcome is drawn only after the wallet has taken the stake. */
  async #playPaid({ game, session, playerState, round }: NextRound): Promise<RoundRecord> {
    const { betLedger } = this.#options;
    let after = round;
    const order = { engine: game.id, betId: randomUUID(), roundId: round.roundId, stake: round.stake };
    await betLedger.placeBet(session, order, {
      // These changes are stored before the wallet call: the seed is used up, and the round is cancelled. If the
      // process is killed during the call, the next start refunds the bet, and the player cannot use the seed again.
      before: advancePlayerState(playerState, { ...round, status: 'cancelled', errorCode: GameErrorCode.Cancelled }),
      afterResponse: (bet) => {
        if (bet.state !== 'open') {
          after = toUnplayedRound(round, bet);
          return advancePlayerState(playerState, after);
        }
        const payoutId = randomUUID();
        after = { ...this.#draw(game, round, bet.balance), payoutId };
        return mergeChanges(
          advancePlayerState(playerState, after, bet),
          betLedger.settlement(bet, after.win ?? 0, payoutId),
        );
      },
    });
    return after;
  }
}

export const createInstantRounds = (options: InstantRoundsOptions): InstantRounds => new StoredInstantRounds(options);
