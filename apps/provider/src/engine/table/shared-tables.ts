import { ErrorCode } from '@livery/contract/errors';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { BetRecord, SessionRecord, TableBet } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import { maskedName } from './hash-bets.ts';
import { listTableHistory, getTableProof } from './table-history.ts';
import type { TableGame } from './table-game.ts';
import type { TableRun, TableRunOptions } from './table-run.ts';
import { createTableRun } from './table-run.ts';
import { toMyBets, toPublicBets, toTableRoundView } from './table-views.ts';

export interface BetRequest {
  /** Created by the page. Requests with the same id get the same result. */
  readonly betId: string;
  readonly roundId: string;
  readonly bet: unknown;
}

type SharedTablesOptions = Omit<TableRunOptions, 'key' | 'game'> & {
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  readonly games: readonly TableGame[];
};

export interface SharedTables {
  readonly placeBet: (game: TableGame, session: SessionRecord, request: BetRequest) => Promise<unknown>;
  readonly cancelBet: (game: TableGame, session: SessionRecord, betId: string) => Promise<unknown>;
  readonly act: (game: TableGame, session: SessionRecord, betId: string, act: unknown) => Promise<unknown>;
  readonly subscribe: (game: TableGame, session: SessionRecord, onEvent: (event: string) => void) => () => void;
  readonly history: (game: TableGame, session: SessionRecord, before: string | undefined) => unknown;
  readonly proof: (game: TableGame, session: SessionRecord, roundId: string) => unknown;
  readonly close: () => void;
}

const tableKey = (game: TableGame, { vendor, gameId }: SessionRecord): string => [game.id, vendor, gameId].join('/');

const throwGameError = (errorCode: string, balance?: number): never => {
  throw new GameError(errorCode, balance);
};

/** Manages all shared tables. Creates a table for its first player, or for a round that a killed process left. */
export const createSharedTables = ({ games, ...options }: SharedTablesOptions): SharedTables => {
  const { store, betLedger, topicHub, now, tempo } = options;
  const runs = new Map<string, TableRun>();
  const getOrCreateRun = (game: TableGame, key: string): TableRun => {
    const run = runs.get(key) ?? createTableRun({ ...options, game, key });
    runs.set(key, run);
    return run;
  };
  const getRun = (game: TableGame, session: SessionRecord): TableRun => getOrCreateRun(game, tableKey(game, session));
  for (const { table, engine, phase } of store.tables.tableRounds.values()) {
    const game = games.find(({ id }) => id === engine);
    if (game && phase !== 'result' && phase !== 'cancelled') getOrCreateRun(game, table);
  }

  const toMyBetsEvent = (run: TableRun, session: SessionRecord) => ({
    type: 'mine',
    roundId: run.round()?.roundId ?? null,
    bets: toMyBets(run.bets(), playerStateKey(session)),
  });
  const toBetResponse = (bet: BetRecord) => {
    if (bet.state === 'open' || bet.state === 'settled')
      return { betId: bet.betId, stake: bet.stake, balance: bet.balance ?? null };
    return throwGameError(bet.errorCode ?? GameErrorCode.Cancelled, bet.balance);
  };
  const findMyBet = (run: TableRun, session: SessionRecord, betId: string): { tableBet: TableBet; bet: BetRecord } => {
    const tableBet = run.bets().find((each) => each.betId === betId && each.seat === playerStateKey(session));
    const bet = betLedger.bet(betId);
    return tableBet && bet ? { tableBet, bet } : throwGameError(ErrorCode.NotFound);
  };

  const placeBet: SharedTables['placeBet'] = async (game, session, request) => {
    const run = getRun(game, session);
    const playerKey = playerStateKey(session);
    const parsed = game.bet.safeParse(request.bet);
    if (!parsed.success) return throwGameError(ErrorCode.BadRequest);
    const existingBet = betLedger.bet(request.betId);
    if (existingBet) {
      const isSame =
        existingBet.seat === playerKey &&
        existingBet.roundId === request.roundId &&
        JSON.stringify((existingBet.data as { bet: unknown }).bet) === JSON.stringify(parsed.data);
      return isSame
        ? toBetResponse(await betLedger.placeBet(session, { ...existingBet }))
        : throwGameError(GameErrorCode.Conflict);
    }
    const round = run.round();
    const pendingBet = run.pending.get(request.betId);
    if (pendingBet) {
      // A repeated request during the wallet call is not a second bet. It gets the result of the first one.
      const isSame =
        pendingBet.seat === playerKey &&
        round?.roundId === request.roundId &&
        JSON.stringify(pendingBet.bet) === JSON.stringify(parsed.data);
      return isSame
        ? toBetResponse(
            await betLedger.placeBet(session, {
              engine: game.id,
              betId: pendingBet.betId,
              roundId: request.roundId,
              stake: pendingBet.stake,
            }),
          )
        : throwGameError(GameErrorCode.Conflict);
    }
    if (round?.phase !== 'betting' || round.roundId !== request.roundId || now() >= round.closesAt)
      return throwGameError(GameErrorCode.Closed);
    const limits = game.limits(session.currency);
    const placed = [...run.bets(), ...run.pending.values()].filter((each) => each.seat === playerKey);
    const stake = game.stake(parsed.data, { currency: session.currency, limits, placed });
    if (!Number.isSafeInteger(stake) || stake < 1) return throwGameError(GameErrorCode.BetInvalid);
    const tableBet: TableBet = {
      betId: request.betId,
      seat: playerKey,
      alias: maskedName(playerKey),
      currency: session.currency,
      bet: parsed.data,
      stake,
    };
    run.pending.set(tableBet.betId, tableBet);
    try {
      const bet = await betLedger.placeBet(
        session,
        {
          engine: game.id,
          betId: tableBet.betId,
          roundId: round.roundId,
          stake,
          data: { table: tableKey(game, session), bet: parsed.data },
        },
        {
          afterResponse: (taken) =>
            taken.state === 'open' && !(run.round()?.roundId === round.roundId && run.accept(tableBet))
              ? betLedger.rollback(taken, GameErrorCode.Closed)
              : {},
        },
      );
      if (bet.state === 'open') {
        topicHub.publish(`seat/${playerKey}`, { ...toMyBetsEvent(run, session), balance: bet.balance ?? null });
        run.publishBets();
      }
      return toBetResponse(bet);
    } finally {
      run.pending.delete(tableBet.betId);
    }
  };

  return {
    placeBet,
    cancelBet: async (game, session, betId) => {
      const run = getRun(game, session);
      const { bet } = findMyBet(run, session, betId);
      if (run.round()?.phase !== 'betting') return throwGameError(GameErrorCode.Closed);
      run.withdraw(betId);
      const payoutId = `${betId}-undo`;
      const { betId: id, vendor, playerId, roundId } = bet;
      await betLedger.commit({
        bets: { [id]: { ...bet, state: 'cancelled', errorCode: GameErrorCode.Cancelled } },
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
      const paid = await betLedger.pay(payoutId);
      topicHub.publish(`seat/${playerStateKey(session)}`, {
        ...toMyBetsEvent(run, session),
        balance: paid?.balance ?? null,
      });
      run.publishBets();
      return { betId, balance: paid?.balance ?? null };
    },
    act: async (game, session, betId, request) => {
      const run = getRun(game, session);
      const { action } = game;
      if (!action) return throwGameError(ErrorCode.BadRequest);
      const parsed = action.request.safeParse(request);
      if (!parsed.success) return throwGameError(ErrorCode.BadRequest);
      const { tableBet, bet } = findMyBet(run, session, betId);
      const settledPayout = tableBet.payout;
      if (settledPayout !== undefined) return { betId, payout: settledPayout, balance: null };
      const round = run.round();
      const time = now();
      if (round?.phase !== 'running' || round.runsAt === undefined || time >= (round.endsAt ?? 0))
        return throwGameError(GameErrorCode.Closed);
      const payout = action.settle({
        act: parsed.data,
        bet: tableBet.bet,
        stake: tableBet.stake,
        outcome: round.outcome,
        elapsed: time - round.runsAt,
      });
      const payoutId = `${betId}-act`;
      await betLedger.commit(run.settleEarly(betId, payout), betLedger.settlement(bet, payout, payoutId));
      const paid = await betLedger.pay(payoutId);
      topicHub.publish(`seat/${playerStateKey(session)}`, {
        ...toMyBetsEvent(run, session),
        balance: paid?.balance ?? null,
      });
      run.publishBets();
      return { betId, payout, balance: paid?.balance ?? null };
    },
    subscribe: (game, session, onEvent) => {
      const run = getRun(game, session);
      const stop = topicHub.subscribe([run.topic, `seat/${playerStateKey(session)}`], onEvent);
      const sendSnapshot = (): void => {
        const round = run.round();
        const events = [
          { type: 'past', rounds: run.past() },
          {
            type: 'bets',
            bets: toPublicBets(run.bets()),
            count: run.bets().length,
            players: topicHub.countListeners(run.topic),
          },
          toMyBetsEvent(run, session),
          ...(round ? [{ type: 'round', round: toTableRoundView(game, round, now(), tempo) }] : []),
        ];
        for (const event of events) onEvent(JSON.stringify(event));
      };
      const isAwake = run.round() !== undefined;
      if (isAwake) sendSnapshot();
      else void run.wake().then(sendSnapshot);
      run.publishBets();
      return () => {
        stop();
        run.publishBets();
      };
    },
    history: (game, session, before) =>
      listTableHistory({ store, table: tableKey(game, session), playerKey: playerStateKey(session), before }),
    proof: (game, session, roundId) => getTableProof({ store, table: tableKey(game, session), roundId, game: game.id }),
    close: () => {
      for (const run of runs.values()) run.close();
    },
  };
};
