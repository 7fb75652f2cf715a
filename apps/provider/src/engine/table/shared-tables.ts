import type { SessionRecord } from '../../store/records.ts';
import { playerStateKey } from '../player-state-key.ts';
import { type BetRequest, TableBets, toMyBetsEvent } from './table-bets.ts';
import { listTableHistory, getTableProof } from './table-history.ts';
import type { TableGame } from './table-game.ts';
import type { TableRunOptions } from './table-run.ts';
import { TableRun } from './table-run.ts';
import { toPublicBets, toTableRoundView } from './table-views.ts';

type SharedTablesOptions = Omit<TableRunOptions, 'key' | 'game'> & { readonly games: readonly TableGame[] };

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

/**
 * Manages all shared tables. A table is created when its first player joins. When the server starts, a table is also
 * created if its last round is unfinished because the previous process was killed.
 */
export const createSharedTables = ({ games, ...options }: SharedTablesOptions): SharedTables => {
  const { store, topicHub, now, tempo } = options;
  const runs = new Map<string, TableRun>();
  const getOrCreateRun = (game: TableGame, key: string): TableRun => {
    const run = runs.get(key) ?? new TableRun({ ...options, game, key });
    runs.set(key, run);
    return run;
  };
  for (const { table, engine, phase } of store.tables.tableRounds.values()) {
    const game = games.find(({ id }) => id === engine);
    if (game && phase !== 'result' && phase !== 'cancelled') getOrCreateRun(game, table);
  }
  const getRun = (game: TableGame, session: SessionRecord): TableRun => getOrCreateRun(game, tableKey(game, session));
  const getBets = (game: TableGame, session: SessionRecord): TableBets =>
    new TableBets({ ...options, game, table: tableKey(game, session), run: getRun(game, session), session });

  /** Returns the events that send the current state of a table to a newly connected page. */
  const createSnapshot = (game: TableGame, session: SessionRecord): readonly unknown[] => {
    const run = getRun(game, session);
    const round = run.round();
    const bets = run.bets();
    return [
      { type: 'past', rounds: run.past() },
      {
        type: 'bets',
        bets: toPublicBets(bets),
        count: bets.length,
        players: topicHub.countListeners(run.topic),
      },
      toMyBetsEvent(run, session),
      ...(round ? [{ type: 'round', round: toTableRoundView(game, round, now(), tempo) }] : []),
    ];
  };

  return {
    placeBet: async (game, session, request) => getBets(game, session).place(request),
    cancelBet: async (game, session, betId) => getBets(game, session).cancel(betId),
    act: async (game, session, betId, request) => getBets(game, session).act(betId, request),
    subscribe: (game, session, onEvent) => {
      const run = getRun(game, session);
      const stop = topicHub.subscribe([run.topic, `seat/${playerStateKey(session)}`], onEvent);
      const sendSnapshot = (): void => {
        for (const event of createSnapshot(game, session)) onEvent(JSON.stringify(event));
      };
      if (run.round() !== undefined) sendSnapshot();
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
