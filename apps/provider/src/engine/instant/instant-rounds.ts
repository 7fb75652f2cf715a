import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { DrawInput } from '../rng/derivation.ts';
import { computeCommitment, newSeed } from '../rng/seeded-random.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { BetRecord, RoundRecord, PlayerStateRecord, SessionRecord } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import type { InstantGame } from './instant-game.ts';

export interface PlayRequest {
  /** Created by the page. Requests with the same id get the same result. */
  readonly roundId: string;
  /** Hash of the seed that the page received before the round. */
  readonly commitment: string;
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

const maxStoredRounds = 100;

const toRoundKey = (playerKey: string, roundId: string): string => `${playerKey}/${roundId}`;

/** Returns the stored result of a finished round, or throws its error. */
const replayRound = (round: RoundRecord): RoundRecord => {
  if (round.status === 'played') return round;
  throw new GameError(round.errorCode ?? GameErrorCode.Cancelled, round.balance);
};

export const createInstantRounds = ({
  store,
  betLedger,
  createRandomSource,
  now,
  everyMs,
  after,
}: InstantRoundsOptions): InstantRounds => {
  const { rounds, seats: playerStates } = store.tables;
  const lock = createKeyedMutex();

  const getOrCreatePlayerState = async (session: SessionRecord): Promise<PlayerStateRecord> => {
    const key = playerStateKey(session);
    const existingState = playerStates.get(key);
    if (existingState) return existingState;
    const playerState = { seed: newSeed(), rounds: [] };
    await store.commit({ seats: { [key]: playerState } });
    return playerState;
  };

  /** Changes to the player state after a round: a new seed, the round added, the oldest rounds removed. */
  const advancePlayerState = (playerState: PlayerStateRecord, round: RoundRecord, bet?: BetRecord): Changes => {
    const newest = [...playerState.rounds.filter((id) => id !== round.roundId), round.roundId];
    const forgotten = newest.slice(0, -maxStoredRounds).map((id) => [toRoundKey(round.seat, id), null] as const);
    const paidBet = bet ? { betId: bet.betId, roundId: bet.roundId } : playerState.paidBet;
    const state = round.status === 'played' ? round.stateAfter : playerState.state;
    return {
      seats: {
        [round.seat]: {
          seed: newSeed(),
          rounds: newest.slice(-maxStoredRounds),
          ...(state === undefined ? {} : { state }),
          ...(paidBet ? { paidBet } : {}),
        },
      },
      rounds: { ...Object.fromEntries(forgotten), [toRoundKey(round.seat, round.roundId)]: round },
    };
  };

  const draw = (game: InstantGame, round: RoundRecord, balance: number | undefined): RoundRecord => {
    const source = createRandomSource(round.seed, {
      game: game.id,
      roundId: round.roundId,
      clientPart: round.clientPart,
    });
    const { outcome, win, state } = game.draw(source, {
      play: round.play,
      stake: round.stake,
      state: round.stateBefore,
    });
    const balanceField = balance === undefined ? {} : { balance: balance + win };
    return {
      ...round,
      status: 'played',
      outcome,
      win,
      ...(state === undefined ? {} : { stateAfter: state }),
      ...balanceField,
    };
  };

  /** Plays a round without a stake. Its win belongs to the last paid bet. */
  const playFree = async (
    game: InstantGame,
    session: SessionRecord,
    playerState: PlayerStateRecord,
    round: RoundRecord,
  ): Promise<RoundRecord> => {
    if (!playerState.paidBet) throw new GameError(GameErrorCode.Stale);
    const drawnRound = draw(game, round, undefined);
    const owes = (drawnRound.win ?? 0) > 0 ? { payoutId: randomUUID() } : {};
    const played = { ...drawnRound, ...owes };
    const owed = played.payoutId
      ? betLedger.winPayment(
          { ...playerState.paidBet, vendor: session.vendor, playerId: session.playerId },
          played.win ?? 0,
          played.payoutId,
        )
      : {};
    await betLedger.commit(advancePlayerState(playerState, played), owed);
    return played;
  };

  const playPaid = async (
    game: InstantGame,
    session: SessionRecord,
    playerState: PlayerStateRecord,
    round: RoundRecord,
  ): Promise<RoundRecord> => {
    let after = round;
    const order = { engine: game.id, betId: randomUUID(), roundId: round.roundId, stake: round.stake };
    await betLedger.placeBet(session, order, {
      // State after a kill during the wallet call: the seed is used and the round is cancelled.
      before: advancePlayerState(playerState, { ...round, status: 'cancelled', errorCode: GameErrorCode.Cancelled }),
      afterResponse: (bet) => {
        if (bet.state !== 'open') {
          const balance = bet.balance === undefined ? {} : { balance: bet.balance };
          after = {
            ...round,
            status: bet.state === 'refused' ? 'refused' : 'cancelled',
            errorCode: bet.errorCode ?? GameErrorCode.Cancelled,
            ...balance,
          };
          return advancePlayerState(playerState, after);
        }
        const payoutId = randomUUID();
        after = { ...draw(game, round, bet.balance), payoutId };
        const settled: BetRecord = { ...bet, state: 'settled', payout: after.win ?? 0 };
        return mergeChanges(
          advancePlayerState(playerState, after, bet),
          { bets: { [bet.betId]: settled } },
          betLedger.winPayment(bet, after.win ?? 0, payoutId),
        );
      },
    });
    return after;
  };

  /**
   * Waits until `everyMs` have passed since the last round. Runs inside the lock of `key`, so that concurrent requests
   * follow each other.
   */
  const waitForPace = async (key: string, playerState: PlayerStateRecord): Promise<void> => {
    const last = rounds.get(toRoundKey(key, playerState.rounds.at(-1) ?? ''));
    const waitMs = last ? last.at + everyMs - now() : 0;
    if (waitMs > 0) await new Promise<void>((resolve) => void after(Math.min(waitMs, everyMs), resolve));
  };

  return {
    getOrCreatePlayerState,
    round: (session, roundId) => rounds.get(toRoundKey(playerStateKey(session), roundId)),
    play: (game, session, request) =>
      lock(playerStateKey(session), async () => {
        const key = playerStateKey(session);
        const play = game.play.safeParse(request.play);
        if (!play.success) throw new GameError(ErrorCode.BadRequest);
        const existingRound = rounds.get(toRoundKey(key, request.roundId));
        if (existingRound && JSON.stringify(existingRound.play) !== JSON.stringify(play.data))
          throw new GameError(GameErrorCode.Conflict);
        if (existingRound) return replayRound(existingRound);
        const playerState = await getOrCreatePlayerState(session);
        if (computeCommitment(playerState.seed) !== request.commitment) throw new GameError(GameErrorCode.Stale);
        await waitForPace(key, playerState);
        const { roundId, clientPart } = request;
        const parsedState = game.state?.safeParse(playerState.state);
        const state = parsedState?.success ? parsedState.data : undefined;
        const stake = game.stake(play.data, {
          state,
          currency: session.currency,
          limits: game.limits(session.currency),
        });
        const round: RoundRecord = {
          roundId,
          seat: key,
          engine: game.id,
          play: play.data,
          stake,
          seed: playerState.seed,
          clientPart,
          status: 'placing',
          at: now(),
          ...(state === undefined ? {} : { stateBefore: state }),
        };
        const after =
          stake > 0
            ? await playPaid(game, session, playerState, round)
            : await playFree(game, session, playerState, round);
        if (after.status === 'played' && after.payoutId && (after.win ?? 0) > 0) await betLedger.pay(after.payoutId);
        return replayRound(after);
      }),
  };
};
