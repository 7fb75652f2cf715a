import { ErrorCode } from '@livery/contract/errors';
import type { Bank } from '../bank/bank.ts';
import type { Live } from '../live/live.ts';
import type { BetRecord, SessionRecord, TableBet } from '../records.ts';
import { Refusal, RoundError } from '../refusal.ts';
import { seatKey } from '../seat-key.ts';
import { aliasOf } from './bets-digest.ts';
import { tableHistory, tableProof } from './table-history.ts';
import type { TableGame } from './table-game.ts';
import type { TableRun, TableRunOptions } from './table-run.ts';
import { createTableRun } from './table-run.ts';
import { ownBets, seenBets, tableRoundView } from './table-views.ts';

export interface BetRequest {
  /** Chosen by the page; the same id always gets the same answer. */
  readonly betId: string;
  readonly roundId: string;
  readonly bet: unknown;
}

type SharedTablesOptions = Omit<TableRunOptions, 'key' | 'game'> & {
  readonly bank: Bank;
  readonly live: Live;
  readonly games: readonly TableGame[];
};

export interface SharedTables {
  readonly placeBet: (game: TableGame, session: SessionRecord, request: BetRequest) => Promise<unknown>;
  readonly cancelBet: (game: TableGame, session: SessionRecord, betId: string) => Promise<unknown>;
  readonly act: (game: TableGame, session: SessionRecord, betId: string, act: unknown) => Promise<unknown>;
  readonly listen: (game: TableGame, session: SessionRecord, hear: (event: string) => void) => () => void;
  readonly history: (game: TableGame, session: SessionRecord, before: string | undefined) => unknown;
  readonly proof: (game: TableGame, session: SessionRecord, roundId: string) => unknown;
  readonly close: () => void;
}

const tableKey = (game: TableGame, { vendor, gameId }: SessionRecord): string => [game.id, vendor, gameId].join('/');

const refuse = (errorCode: string, balance?: number): never => {
  throw new Refusal(errorCode, balance);
};

/** All shared tables: each is set up when the first player comes, or when a killed process left a round there. */
export const createSharedTables = ({ games, ...options }: SharedTablesOptions): SharedTables => {
  const { store, bank, live, now, tempo } = options;
  const runs = new Map<string, TableRun>();
  const set = (game: TableGame, key: string): TableRun => {
    const run = runs.get(key) ?? createTableRun({ ...options, game, key });
    runs.set(key, run);
    return run;
  };
  const at = (game: TableGame, session: SessionRecord): TableRun => set(game, tableKey(game, session));
  for (const { table, engine, phase } of store.tables.tableRounds.values()) {
    const game = games.find(({ id }) => id === engine);
    if (game && phase !== 'result' && phase !== 'cancelled') set(game, table);
  }

  const mine = (run: TableRun, session: SessionRecord) => ({
    type: 'mine',
    roundId: run.round()?.roundId ?? null,
    bets: ownBets(run.bets(), seatKey(session)),
  });
  const answerOf = (bet: BetRecord) => {
    if (bet.state === 'open' || bet.state === 'settled')
      return { betId: bet.betId, stake: bet.stake, balance: bet.balance ?? null };
    return refuse(bet.errorCode ?? RoundError.Cancelled, bet.balance);
  };
  const ownBet = (run: TableRun, session: SessionRecord, betId: string): { own: TableBet; bet: BetRecord } => {
    const own = run.bets().find((each) => each.betId === betId && each.seat === seatKey(session));
    const bet = bank.bet(betId);
    return own && bet ? { own, bet } : refuse(ErrorCode.NotFound);
  };

  const placeBet: SharedTables['placeBet'] = async (game, session, request) => {
    const run = at(game, session);
    const seat = seatKey(session);
    const read = game.bet.safeParse(request.bet);
    if (!read.success) return refuse(ErrorCode.BadRequest);
    const known = bank.bet(request.betId);
    if (known) {
      const isSame =
        known.seat === seat &&
        known.roundId === request.roundId &&
        JSON.stringify((known.data as { bet: unknown }).bet) === JSON.stringify(read.data);
      return isSame ? answerOf(await bank.take(session, { ...known })) : refuse(RoundError.Conflict);
    }
    const round = run.round();
    const asked = run.pending.get(request.betId);
    if (asked) {
      // The same again while the wallet is still asked: it is no bet beside the first, and gets its answer.
      const isSame =
        asked.seat === seat &&
        round?.roundId === request.roundId &&
        JSON.stringify(asked.bet) === JSON.stringify(read.data);
      return isSame
        ? answerOf(
            await bank.take(session, {
              engine: game.id,
              betId: asked.betId,
              roundId: request.roundId,
              stake: asked.stake,
            }),
          )
        : refuse(RoundError.Conflict);
    }
    if (round?.phase !== 'betting' || round.roundId !== request.roundId || now() >= round.closesAt)
      return refuse(RoundError.Closed);
    const limits = game.limits(session.currency);
    const placed = [...run.bets(), ...run.pending.values()].filter((each) => each.seat === seat);
    const stake = game.stake(read.data, { currency: session.currency, limits, placed });
    if (!Number.isSafeInteger(stake) || stake < 1) return refuse(RoundError.BetInvalid);
    const own: TableBet = {
      betId: request.betId,
      seat,
      alias: aliasOf(seat),
      currency: session.currency,
      bet: read.data,
      stake,
    };
    run.pending.set(own.betId, own);
    try {
      const bet = await bank.take(
        session,
        {
          engine: game.id,
          betId: own.betId,
          roundId: round.roundId,
          stake,
          data: { table: tableKey(game, session), bet: read.data },
        },
        {
          answered: (taken) =>
            taken.state === 'open' && !(run.round()?.roundId === round.roundId && run.accept(own))
              ? bank.rollingBack(taken, RoundError.Closed)
              : {},
        },
      );
      if (bet.state === 'open') {
        live.tell(`seat/${seat}`, { ...mine(run, session), balance: bet.balance ?? null });
        run.tellBets();
      }
      return answerOf(bet);
    } finally {
      run.pending.delete(own.betId);
    }
  };

  return {
    placeBet,
    cancelBet: async (game, session, betId) => {
      const run = at(game, session);
      const { bet } = ownBet(run, session, betId);
      if (run.round()?.phase !== 'betting') return refuse(RoundError.Closed);
      run.withdraw(betId);
      const payoutId = `${betId}-undo`;
      const { betId: id, vendor, playerId, roundId } = bet;
      await bank.commit({
        bets: { [id]: { ...bet, state: 'cancelled', errorCode: RoundError.Cancelled } },
        payouts: {
          [payoutId]: {
            payoutId,
            betId: id,
            vendor,
            playerId,
            roundId,
            kind: 'rollback',
            amount: 0,
            state: 'due',
            at: now(),
          },
        },
      });
      const paid = await bank.pay(payoutId);
      live.tell(`seat/${seatKey(session)}`, { ...mine(run, session), balance: paid?.balance ?? null });
      run.tellBets();
      return { betId, balance: paid?.balance ?? null };
    },
    act: async (game, session, betId, request) => {
      const run = at(game, session);
      const { action } = game;
      if (!action) return refuse(ErrorCode.BadRequest);
      const read = action.request.safeParse(request);
      if (!read.success) return refuse(ErrorCode.BadRequest);
      const { own, bet } = ownBet(run, session, betId);
      const known = own.payout;
      if (known !== undefined) return { betId, payout: known, balance: null };
      const round = run.round();
      const time = now();
      if (round?.phase !== 'running' || round.runsAt === undefined || time >= (round.endsAt ?? 0))
        return refuse(RoundError.Closed);
      const payout = action.settle({
        act: read.data,
        bet: own.bet,
        stake: own.stake,
        outcome: round.outcome,
        elapsed: time - round.runsAt,
      });
      const payoutId = `${betId}-act`;
      await bank.commit(run.settleEarly(betId, payout), bank.settling(bet, payout, payoutId));
      const paid = await bank.pay(payoutId);
      live.tell(`seat/${seatKey(session)}`, { ...mine(run, session), balance: paid?.balance ?? null });
      run.tellBets();
      return { betId, payout, balance: paid?.balance ?? null };
    },
    listen: (game, session, hear) => {
      const run = at(game, session);
      const stop = live.listen([run.topic, `seat/${seatKey(session)}`], hear);
      const greet = (): void => {
        const round = run.round();
        const told = [
          { type: 'past', rounds: run.past() },
          { type: 'bets', bets: seenBets(run.bets()), count: run.bets().length, players: live.listeners(run.topic) },
          mine(run, session),
          ...(round ? [{ type: 'round', round: tableRoundView(game, round, now(), tempo) }] : []),
        ];
        for (const event of told) hear(JSON.stringify(event));
      };
      const isAwake = run.round() !== undefined;
      if (isAwake) greet();
      else void run.wake().then(greet);
      run.tellBets();
      return () => {
        stop();
        run.tellBets();
      };
    },
    history: (game, session, before) =>
      tableHistory({ store, table: tableKey(game, session), seat: seatKey(session), before }),
    proof: (game, session, roundId) => tableProof({ store, table: tableKey(game, session), roundId, game: game.id }),
    close: () => {
      for (const run of runs.values()) run.close();
    },
  };
};
