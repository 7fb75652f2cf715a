import { createHash, randomUUID } from 'node:crypto';
import type { CustomGameDeps } from '../../engine/custom/custom-game.ts';
import type { BetRecord, SessionRecord } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import { validateMove, type Hand, type SeatIndex } from './rules/hand.ts';
import { type Seat, tableRecord, type TableRecord } from './records.ts';
import { applyMove, type Clocks, replayHand, getTimeoutMove, startPlay } from './table-play.ts';
import { toCardTableView, type CardTableView } from './table-view.ts';

export const getPlayerTopic = (playerId: string): string => `cards/player/${playerId}`;
const dayMs = 86_400_000;
const retentionMs = 90 * dayMs;

/** Error codes of the card room, in addition to those of all games. */
export const CardErrorCode = {
  /** The move is illegal. The page should not have offered it. */
  BadMove: 'cards.bad.move',
  OutOfTurn: 'cards.out.of.turn',
} as const;

const key = (id: string): string => `table/${id}`;
const toMaskedName = (playerId: string): string =>
  createHash('sha256').update(`cards ${playerId}`).digest('hex').slice(0, 4).toUpperCase();
const isOpen = ({ state }: TableRecord): boolean => state === 'gathering' || state === 'playing';

/** Creates the room with all its tables. Each change is on disk before it is published. */
export const createCardRoom = (deps: CustomGameDeps, times: Clocks) => {
  const { betLedger, documents, topicHub, now, runExclusive, createRandomSource } = deps;
  const tables = new Map<string, TableRecord>();
  for (const [, stored] of documents.list('table/')) {
    const read = tableRecord.safeParse(stored);
    if (read.success) tables.set(read.data.id, read.data);
  }

  const hand = (table: TableRecord): Hand | undefined =>
    table.state === 'playing' || table.state === 'over' ? replayHand(table, createRandomSource) : undefined;
  const findSeatIndex = (table: TableRecord, playerId: string): SeatIndex | undefined => {
    const at = table.chairs.findIndex((seat) => seat.playerId === playerId);
    return at === 0 || at === 1 ? at : undefined;
  };
  const findOpenTable = (playerId: string): TableRecord | undefined =>
    [...tables.values()].find((table) => isOpen(table) && findSeatIndex(table, playerId) !== undefined);
  const toView = (table: TableRecord, playerId: string): CardTableView =>
    toCardTableView(table, hand(table), findSeatIndex(table, playerId) ?? 0, deps.computeCommitment(table.seed), now());

  const findBet = ({ betId }: Seat): BetRecord | undefined => (betId === undefined ? undefined : betLedger.bet(betId));

  /** Changes to the stakes when a table ends. */
  const toMoneyChanges = (table: TableRecord) => {
    const openBets = table.chairs.flatMap((seat, seatIndex) => {
      const bet = findBet(seat);
      return bet?.state === 'open' ? [{ bet, place: seatIndex }] : [];
    });
    if (table.state === 'cancelled') return openBets.map(({ bet }) => betLedger.rollback(bet));
    return table.state === 'over'
      ? openBets.map(({ bet, place: seatIndex }) =>
          betLedger.settlement(bet, seatIndex === table.winner ? (table.prize ?? 0) : 0),
        )
      : [];
  };

  const store = async (table: TableRecord): Promise<TableRecord> => {
    const money = mergeChanges(...toMoneyChanges(table));
    await betLedger.commit(documents.put(key(table.id), table), money);
    tables.set(table.id, table);
    for (const { playerId } of table.chairs)
      if (playerId !== null)
        topicHub.publish(getPlayerTopic(playerId), { type: 'table', table: toView(table, playerId) });
    for (const payout of Object.values(money.payouts ?? {}))
      if (payout)
        betLedger.pay(payout.payoutId).then(
          (paid) =>
            paid?.balance !== undefined &&
            topicHub.publish(getPlayerTopic(payout.playerId), { type: 'balance', balance: paid.balance }),
          () => undefined,
        );
    return table;
  };

  const createSeat = (playerId: string | null, name: string): Seat => ({
    playerId,
    name,
    isReady: playerId === null,
    part: playerId === null ? 'house' : '',
    isAway: false,
    satAt: now(),
  });

  const startIfReady = async (table: TableRecord): Promise<TableRecord> => {
    if (table.state !== 'gathering' || table.chairs.length < 2 || !table.chairs.every(({ isReady }) => isReady))
      return store(table);
    return store(startPlay(table, replayHand(table, createRandomSource), now(), times));
  };

  const join = (session: SessionRecord, stake: number): Promise<CardTableView> =>
    // Joins run one after the other, so that two concurrent players get the same table.
    runExclusive('room', async () => {
      const { playerId, currency, isTrial = false } = session;
      const currentTable = findOpenTable(playerId);
      if (currentTable) return toView(currentTable, playerId);
      const pool = [currency, isTrial ? 'trial' : 'real', stake].join('/');
      const free = [...tables.values()].find(
        (table) => table.state === 'gathering' && table.pool === pool && table.chairs.length === 1,
      );
      const seat = createSeat(playerId, toMaskedName(playerId));
      const table: TableRecord = free
        ? { ...free, chairs: [...free.chairs, seat] }
        : {
            id: randomUUID(),
            pool,
            stake,
            state: 'gathering',
            seed: deps.newSeed(),
            chairs: [seat],
            moves: [],
            turnEndsAt: 0,
            at: now(),
          };
      return toView(await store(table), playerId);
    });

  const requireSeat = (
    id: string,
    playerId: string,
  ): { readonly table: TableRecord; readonly seatIndex: SeatIndex } => {
    const table = tables.get(id);
    const seatIndex = table && findSeatIndex(table, playerId);
    if (!table || seatIndex === undefined) throw new GameError(GameErrorCode.Stale);
    return { table, seatIndex };
  };

  const updateSeat = (table: TableRecord, seatIndex: SeatIndex, change: Partial<Seat>): TableRecord => ({
    ...table,
    chairs: table.chairs.map((seat, at) => (at === seatIndex ? { ...seat, ...change } : seat)),
  });

  const ready = async (session: SessionRecord, id: string, betId: string, part: string): Promise<CardTableView> => {
    const { playerId } = session;
    const updatedTable = await runExclusive('room', async () => {
      const { table, seatIndex } = requireSeat(id, playerId);
      const seat = table.chairs[seatIndex];
      if (table.state === 'cancelled') throw new GameError(GameErrorCode.Stale);
      if (seat?.isReady || table.state !== 'gathering') return undefined;
      if (seat?.betId !== undefined && seat.betId !== betId) throw new GameError(GameErrorCode.Stale);
      return store(updateSeat(table, seatIndex, { betId, part }));
    });
    if (!updatedTable) return toView(requireSeat(id, playerId).table, playerId);
    const bet = await betLedger.placeBet(session, {
      engine: 'cards',
      betId,
      roundId: id,
      stake: updatedTable.stake,
      data: { table: id },
    });
    return runExclusive('room', async () => {
      const { table, seatIndex } = requireSeat(id, playerId);
      if (bet.state === 'open' && table.state === 'gathering') {
        topicHub.publish(getPlayerTopic(playerId), { type: 'balance', balance: bet.balance ?? 0 });
        return toView(await startIfReady(updateSeat(table, seatIndex, { isReady: true })), playerId);
      }
      if (bet.state === 'open') await betLedger.commit(betLedger.rollback(bet));
      else await leaveTable(table, seatIndex);
      throw new GameError(bet.errorCode ?? GameErrorCode.Cancelled, bet.balance);
    });
  };

  /** Releases a seat of a table that has not begun. Deletes the table with its last seat. */
  const leaveTable = async (table: TableRecord, seatIndex: SeatIndex): Promise<void> => {
    const seat = table.chairs[seatIndex];
    const bet = seat && findBet(seat);
    if (bet?.state === 'open') await betLedger.commit(betLedger.rollback(bet));
    const chairs = table.chairs.filter((_, at) => at !== seatIndex);
    const isEmpty = chairs.every(({ playerId }) => playerId === null);
    await store(isEmpty ? { ...table, state: 'cancelled', endedAt: now() } : { ...table, chairs });
  };

  const leave = (playerId: string): Promise<void> =>
    runExclusive('room', async () => {
      const table = findOpenTable(playerId);
      const seatIndex = table && findSeatIndex(table, playerId);
      // An active hand is played to its end, with forced moves if necessary.
      if (!table || seatIndex === undefined || table.state !== 'gathering') return;
      await leaveTable(table, seatIndex);
    });

  const move = (playerId: string, id: string, count: number, cards: readonly number[]): Promise<CardTableView> =>
    runExclusive('room', async () => {
      const { table, seatIndex } = requireSeat(id, playerId);
      const current = hand(table);
      if (!current) throw new GameError(GameErrorCode.Stale);
      const before = table.moves[count];
      // A repeated move: its response was lost, or another window made it.
      if (before && before.place === seatIndex && before.cards.join() === cards.join()) return toView(table, playerId);
      if (count !== table.moves.length) throw new GameError(GameErrorCode.Stale);
      const illegalMove = validateMove(current, { place: seatIndex, cards });
      if (illegalMove === 'turn' || illegalMove === 'over') throw new GameError(CardErrorCode.OutOfTurn);
      if (illegalMove) throw new GameError(CardErrorCode.BadMove);
      return toView(await store(applyMove(table, current, { place: seatIndex, cards }, now(), times)), playerId);
    });

  /** Marks a player as present, so that the next turns have the full time. */
  const markPresent = (playerId: string): Promise<void> =>
    runExclusive('room', async () => {
      const table = findOpenTable(playerId);
      const seatIndex = table && findSeatIndex(table, playerId);
      if (table?.state !== 'playing' || seatIndex === undefined || !table.chairs[seatIndex]?.isAway) return;
      const isTurn = hand(table)?.turn === seatIndex;
      await store({
        ...updateSeat(table, seatIndex, { isAway: false }),
        ...(isTurn && { turnEndsAt: now() + times.turn }),
      });
    });

  const gather = async (table: TableRecord): Promise<void> => {
    const overdueSeatIndex = table.chairs.findIndex(
      ({ isReady, satAt, betId }) =>
        !isReady && now() > satAt + times.ready && (betId === undefined || betLedger.bet(betId)?.state !== 'placing'),
    );
    if (overdueSeatIndex === 0 || overdueSeatIndex === 1) return leaveTable(table, overdueSeatIndex);
    const [first] = table.chairs;
    if (table.chairs.length === 1 && first?.isReady && now() > first.satAt + times.wait)
      await startIfReady({ ...table, chairs: [...table.chairs, createSeat(null, '')] });
  };

  const playTimeoutMove = async (table: TableRecord): Promise<void> => {
    const current = hand(table);
    if (!current || now() < table.turnEndsAt) return;
    await store(applyMove(table, current, getTimeoutMove(table, current), now(), times));
  };

  let isFirst = true;
  /**
   * Recovers after a start: cancels tables that had not begun, restarts the turn clock of active hands, and rolls back
   * stakes without a table.
   */
  const recoverTables = async (): Promise<void> => {
    isFirst = false;
    for (const table of tables.values()) {
      if (table.state === 'gathering') await store({ ...table, state: 'cancelled', endedAt: now() });
      if (table.state === 'playing') await store({ ...table, turnEndsAt: now() + times.turn });
    }
    const staked = new Set(
      [...tables.values()].filter(isOpen).flatMap(({ chairs }) => chairs.map(({ betId }) => betId)),
    );
    const lost = betLedger.listOpenBets('cards').filter(({ betId }) => !staked.has(betId));
    if (lost.length > 0) await betLedger.commit(...lost.map((bet) => betLedger.rollback(bet)));
  };

  const deleteExpiredTables = async (): Promise<void> => {
    const old = [...tables.values()].filter(
      ({ state, endedAt = now() }) => endedAt < now() - (state === 'cancelled' ? dayMs : retentionMs),
    );
    if (old.length === 0) return;
    await betLedger.commit(...old.map(({ id }) => documents.put(key(id), null)));
    for (const { id } of old) tables.delete(id);
  };

  return {
    join,
    ready,
    leave,
    move,
    markPresent,
    getView: (playerId: string): CardTableView | null => {
      const table = findOpenTable(playerId);
      return table ? toView(table, playerId) : null;
    },
    /** Finished hands of a player, newest first. */
    played: (playerId: string) =>
      [...tables.values()]
        .filter((table) => table.state === 'over' && findSeatIndex(table, playerId) !== undefined)
        .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)),
    toView,
    find: requireSeat,
    sweep: () =>
      runExclusive('room', async () => {
        if (isFirst) await recoverTables();
        for (const table of [...tables.values()].filter(isOpen))
          await (table.state === 'gathering' ? gather(table) : playTimeoutMove(table));
        await deleteExpiredTables();
      }),
  };
};
