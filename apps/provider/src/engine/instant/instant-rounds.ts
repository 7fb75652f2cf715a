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
import { playerStateKey } from '../player-state-key.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { advancePlayerState, toRoundKey, toUnplayedRound } from './advance-player-state.ts';
import type { InstantGame } from './instant-game.ts';

export interface PlayRequest {
  /** Id that the page creates. Requests with the same id get the same result. */
  readonly roundId: string;
  /** Hash of the seed that the page received before the round. */
  readonly commitment: string;
  /** Text from the page that is part of the draw, so that the server alone cannot choose the outcome. */
  readonly clientPart: string;
  readonly play: unknown;
}

export interface InstantRoundsOptions {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  readonly now: () => number;
  /** Milliseconds between two rounds of a player at one game. A request that comes sooner waits. */
  readonly everyMs: number;
  /** Runs a task after a number of milliseconds on the clock of `now`. */
  readonly after: (milliseconds: number, task: () => void) => unknown;
}

export interface InstantRounds {
  /** Returns the player state of a session, with the seed of its next round. */
  readonly getOrCreatePlayerState: (session: SessionRecord) => Promise<PlayerStateRecord>;
  /** Plays a round. Idempotent by round id. Throws a GameError. */
  readonly play: (game: InstantGame, session: SessionRecord, request: PlayRequest) => Promise<RoundRecord>;
  readonly round: (session: SessionRecord, roundId: string) => RoundRecord | undefined;
}

/** Returns the stored result of a finished round, or throws its error. */
const replayRound = (round: RoundRecord): RoundRecord => {
  if (round.status === 'played') return round;
  throw new GameError(round.errorCode ?? GameErrorCode.Cancelled, round.balance);
};

/** A round to play, with the player state before it. */
interface NextRound {
  readonly game: InstantGame;
  readonly session: SessionRecord;
  readonly playerState: PlayerStateRecord;
  readonly round: RoundRecord;
}

/** Plays the instant games: one round after the other for each player, each stored before money moves. */
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
    await this.#waitForPace(session, playerState);
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
   * Waits until `everyMs` have passed since the last round. Runs inside the lock of the player, so that concurrent
   * requests follow each other.
   */
  async #waitForPace(session: SessionRecord, playerState: PlayerStateRecord): Promise<void> {
    const { everyMs, now, after } = this.#options;
    const last = this.round(session, playerState.rounds.at(-1) ?? '');
    const waitMs = last ? last.at + everyMs - now() : 0;
    if (waitMs > 0) await new Promise<void>((resolve) => void after(Math.min(waitMs, everyMs), resolve));
  }

  /** Draws the outcome. `balance` is the balance after the stake, if known. */
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

  /** Plays a round without a stake. Its win belongs to the last paid bet. */
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
      // This state is valid if the process is killed during the wallet call: the seed is used up and the round is
      // cancelled.
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

/** Creates the service of the instant games. */
export const createInstantRounds = (options: InstantRoundsOptions): InstantRounds => new StoredInstantRounds(options);
