import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { together } from '../../store/provider-store.ts';
import type { Bank } from '../bank/bank.ts';
import type { DrawOf } from '../fair/derivation.ts';
import { commitmentOf, newSeed } from '../fair/seeded-words.ts';
import type { WordSource } from '../fair/uniform-below.ts';
import type { BetRecord, RoundRecord, SeatRecord, SessionRecord } from '../records.ts';
import { Refusal, RoundError } from '../refusal.ts';
import { seatKey } from '../seat-key.ts';
import { createSeatLock } from '../seat-lock.ts';
import type { InstantGame } from './instant-game.ts';

export interface PlayRequest {
  /** Chosen by the page; the same id always gets the same answer. */
  readonly roundId: string;
  /** What the page was shown of the seed. */
  readonly commitment: string;
  readonly clientPart: string;
  readonly play: unknown;
}

export interface InstantRoundsOptions {
  readonly store: ProviderStore;
  readonly bank: Bank;
  readonly words: (seed: string, draw: DrawOf) => WordSource;
  readonly now: () => number;
  /** Milliseconds from one round of a seat to the next: a round that is asked for sooner waits until then. */
  readonly everyMs: number;
  /** Runs a task after so many milliseconds of `now`'s clock. */
  readonly after: (milliseconds: number, task: () => void) => unknown;
}

export interface InstantRounds {
  /** The seat of a session, its next round committed to. */
  readonly sitDown: (session: SessionRecord) => Promise<SeatRecord>;
  /** Plays a round once, however often it is asked for. Throws a Refusal. */
  readonly play: (game: InstantGame, session: SessionRecord, request: PlayRequest) => Promise<RoundRecord>;
  readonly round: (session: SessionRecord, roundId: string) => RoundRecord | undefined;
}

const keptRounds = 100;

const keyOf = (seat: string, roundId: string): string => `${seat}/${roundId}`;

/** A round that has an answer already: the same one again. */
const answerAgain = (round: RoundRecord): RoundRecord => {
  if (round.status === 'played') return round;
  throw new Refusal(round.errorCode ?? RoundError.Cancelled, round.balance);
};

export const createInstantRounds = ({
  store,
  bank,
  words,
  now,
  everyMs,
  after,
}: InstantRoundsOptions): InstantRounds => {
  const { rounds, seats } = store.tables;
  const lock = createSeatLock();

  const sitDown = async (session: SessionRecord): Promise<SeatRecord> => {
    const key = seatKey(session);
    const known = seats.get(key);
    if (known) return known;
    const seat = { seed: newSeed(), rounds: [] };
    await store.commit({ seats: { [key]: seat } });
    return seat;
  };

  /** The seat after a round: another seed, the round its newest, and the oldest forgotten. */
  const seatAfter = (seat: SeatRecord, round: RoundRecord, bet?: BetRecord): Changes => {
    const newest = [...seat.rounds.filter((id) => id !== round.roundId), round.roundId];
    const forgotten = newest.slice(0, -keptRounds).map((id) => [keyOf(round.seat, id), null] as const);
    const paidBet = bet ? { betId: bet.betId, roundId: bet.roundId } : seat.paidBet;
    const state = round.status === 'played' ? round.stateAfter : seat.state;
    return {
      seats: {
        [round.seat]: {
          seed: newSeed(),
          rounds: newest.slice(-keptRounds),
          ...(state === undefined ? {} : { state }),
          ...(paidBet ? { paidBet } : {}),
        },
      },
      rounds: { ...Object.fromEntries(forgotten), [keyOf(round.seat, round.roundId)]: round },
    };
  };

  const draw = (game: InstantGame, round: RoundRecord, balance: number | undefined): RoundRecord => {
    const source = words(round.seed, { game: game.id, roundId: round.roundId, clientPart: round.clientPart });
    const { outcome, win, state } = game.draw(source, {
      play: round.play,
      stake: round.stake,
      state: round.stateBefore,
    });
    const known = balance === undefined ? {} : { balance: balance + win };
    return {
      ...round,
      status: 'played',
      outcome,
      win,
      ...(state === undefined ? {} : { stateAfter: state }),
      ...known,
    };
  };

  /** A round that costs nothing: what it wins belongs to the last bet that was taken. */
  const playFree = async (
    game: InstantGame,
    session: SessionRecord,
    seat: SeatRecord,
    round: RoundRecord,
  ): Promise<RoundRecord> => {
    if (!seat.paidBet) throw new Refusal(RoundError.Stale);
    const drawn = draw(game, round, undefined);
    const owes = (drawn.win ?? 0) > 0 ? { payoutId: randomUUID() } : {};
    const played = { ...drawn, ...owes };
    const owed = played.payoutId
      ? bank.paying(
          { ...seat.paidBet, vendor: session.vendor, playerId: session.playerId },
          played.win ?? 0,
          played.payoutId,
        )
      : {};
    await bank.commit(seatAfter(seat, played), owed);
    return played;
  };

  const playPaid = async (
    game: InstantGame,
    session: SessionRecord,
    seat: SeatRecord,
    round: RoundRecord,
  ): Promise<RoundRecord> => {
    let after = round;
    const order = { engine: game.id, betId: randomUUID(), roundId: round.roundId, stake: round.stake };
    await bank.take(session, order, {
      // What a killed process leaves: the seed is spent, and the round is found as cancelled.
      before: seatAfter(seat, { ...round, status: 'cancelled', errorCode: RoundError.Cancelled }),
      answered: (bet) => {
        if (bet.state !== 'open') {
          const balance = bet.balance === undefined ? {} : { balance: bet.balance };
          after = {
            ...round,
            status: bet.state === 'refused' ? 'refused' : 'cancelled',
            errorCode: bet.errorCode ?? RoundError.Cancelled,
            ...balance,
          };
          return seatAfter(seat, after);
        }
        const payoutId = randomUUID();
        after = { ...draw(game, round, bet.balance), payoutId };
        const settled: BetRecord = { ...bet, state: 'settled', payout: after.win ?? 0 };
        return together(
          seatAfter(seat, after, bet),
          { bets: { [bet.betId]: settled } },
          bank.paying(bet, after.win ?? 0, payoutId),
        );
      },
    });
    return after;
  };

  /** However a page asks, nobody stakes faster than the pace. In `key`'s turn, so that rounds asked for together follow each other. */
  const keepPace = async (key: string, seat: SeatRecord): Promise<void> => {
    const last = rounds.get(keyOf(key, seat.rounds.at(-1) ?? ''));
    const early = last ? last.at + everyMs - now() : 0;
    if (early > 0) await new Promise<void>((resolve) => void after(Math.min(early, everyMs), resolve));
  };

  return {
    sitDown,
    round: (session, roundId) => rounds.get(keyOf(seatKey(session), roundId)),
    play: (game, session, request) =>
      lock(seatKey(session), async () => {
        const key = seatKey(session);
        const play = game.play.safeParse(request.play);
        if (!play.success) throw new Refusal(ErrorCode.BadRequest);
        const known = rounds.get(keyOf(key, request.roundId));
        if (known && JSON.stringify(known.play) !== JSON.stringify(play.data)) throw new Refusal(RoundError.Conflict);
        if (known) return answerAgain(known);
        const seat = await sitDown(session);
        if (commitmentOf(seat.seed) !== request.commitment) throw new Refusal(RoundError.Stale);
        await keepPace(key, seat);
        const { roundId, clientPart } = request;
        const read = game.state?.safeParse(seat.state);
        const state = read?.success ? read.data : undefined;
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
          seed: seat.seed,
          clientPart,
          status: 'placing',
          at: now(),
          ...(state === undefined ? {} : { stateBefore: state }),
        };
        const after =
          stake > 0 ? await playPaid(game, session, seat, round) : await playFree(game, session, seat, round);
        if (after.status === 'played' && after.payoutId && (after.win ?? 0) > 0) await bank.pay(after.payoutId);
        return answerAgain(after);
      }),
  };
};
