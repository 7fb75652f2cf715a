import { createHash, randomUUID } from 'node:crypto';
import type { CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import type { BetRecord, SessionRecord } from '../../store/records.ts';
import { CardTables, findSeatIndex, getPlayerTopic, isOpenTable } from './card-tables.ts';
import type { Seat, TableRecord } from './records.ts';
import { type SeatIndex, validateMove } from './rules/hand.ts';
import { applyMove, type Clocks, getTimeoutMove, startPlay } from './table-play.ts';
import type { CardTableView } from './table-view.ts';

/** Error codes of the card tables, in addition to the general codes in `GameErrorCode`. */
export const CardErrorCode = {
  /** The move is illegal. A correct page does not offer such a move. */
  BadMove: 'cards.bad.move',
  OutOfTurn: 'cards.out.of.turn',
} as const;

/**
 * Key of the lock that each change of any table acquires. The changes therefore run one after the other. Without the
 * lock, two players who join at the same time would each find no free table, and each would get a new table.
 */
const lockKey = 'room';

const toMaskedName = (playerId: string): string =>
  createHash('sha256').update(`cards ${playerId}`).digest('hex').slice(0, 4).toUpperCase();

const updateSeat = (table: TableRecord, seatIndex: SeatIndex, change: Partial<Seat>): TableRecord => ({
  ...table,
  chairs: table.chairs.map((seat, at) => (at === seatIndex ? { ...seat, ...change } : seat)),
});

export interface MoveRequest {
  readonly id: string;
  /**
   * Number of moves in the hand when the player chose this move. If the hand has more moves when the request is
   * received, the server rejects the request as stale.
   */
  readonly moveCount: number;
  /** Cards to play. Empty if the player passes. */
  readonly cards: readonly number[];
}

/**
 * Manages all tables of the two-player card game Big Two. Matches players, takes their stakes, plays their moves and
 * recovers the tables after a restart of the server.
 */
export class CardRoom {
  readonly tables: CardTables;
  readonly #deps: CustomGameDeps;
  readonly #clocks: Clocks;
  #isRecovered = false;

  constructor(deps: CustomGameDeps, clocks: Clocks) {
    this.#deps = deps;
    this.#clocks = clocks;
    this.tables = new CardTables(deps);
  }

  /**
   * Returns the table at which the player waits or plays, with only the data that this player may see. Returns null if
   * the player has no such table.
   */
  getView(playerId: string): CardTableView | null {
    const table = this.tables.findOpen(playerId);
    return table ? this.tables.toView(table, playerId) : null;
  }

  /** Returns the finished hands of a player, newest first. */
  listPlayed(playerId: string): readonly TableRecord[] {
    return this.tables
      .list()
      .filter((table) => table.state === 'over' && findSeatIndex(table, playerId) !== undefined)
      .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
  }

  /**
   * Seats the player at a table where another player with the same stake, currency and kind of money waits. If there is
   * no such table, creates a table. A player who already waits or plays at a table stays at that table.
   */
  join(session: SessionRecord, stake: number): Promise<CardTableView> {
    return this.#runExclusive(async () => {
      const { playerId, currency, isTrial = false } = session;
      const currentTable = this.tables.findOpen(playerId);
      if (currentTable) return this.tables.toView(currentTable, playerId);
      const pool = [currency, isTrial ? 'trial' : 'real', stake].join('/');
      const seat = this.#createSeat(playerId, toMaskedName(playerId));
      const free = this.tables
        .list()
        .find((table) => table.state === 'gathering' && table.pool === pool && table.chairs.length === 1);
      const table = free ? { ...free, chairs: [...free.chairs, seat] } : this.#createTable(pool, stake, seat);
      return this.tables.toView(await this.tables.store(table), playerId);
    });
  }

  /**
   * Takes the stake of a player. A repeated request with the same `betId` does not take the stake again. `part` is a
   * random text from the player's page. The deal depends on `part`, so the server cannot choose the cards alone.
   */
  async payStake(
    session: SessionRecord,
    { id, betId, part }: { readonly id: string; readonly betId: string; readonly part: string },
  ): Promise<CardTableView> {
    const { playerId } = session;
    const reserved = await this.#runExclusive(() => this.#reserveStake(playerId, { id, betId, part }));
    if (!reserved) return this.tables.toView(this.tables.requireSeat(id, playerId).table, playerId);
    const { stake } = reserved;
    const order = { engine: 'cards', betId, roundId: id, stake, data: { table: id } };
    const bet = await this.#deps.betLedger.placeBet(session, order);
    return this.#runExclusive(() => this.#confirmStake(playerId, id, bet));
  }

  leave(playerId: string): Promise<void> {
    return this.#runExclusive(async () => {
      const table = this.tables.findOpen(playerId);
      const seatIndex = table && findSeatIndex(table, playerId);
      // A player cannot leave during a hand. The hand continues to its end, and the server makes the moves of an absent
      // player.
      if (!table || seatIndex === undefined || table.state !== 'gathering') return;
      await this.#releaseSeat(table, seatIndex);
    });
  }

  /**
   * Plays a move of a player. `moveCount` is the number of moves that the player saw before this move. If the player
   * has already made the same move at this position, returns the table unchanged.
   */
  move(playerId: string, { id, moveCount, cards }: MoveRequest): Promise<CardTableView> {
    return this.#runExclusive(async () => {
      const { table, seatIndex } = this.tables.requireSeat(id, playerId);
      const hand = this.tables.getHand(table);
      if (!hand) throw new GameError(GameErrorCode.Stale);
      const before = table.moves[moveCount];
      // The page sends a move again after a lost response, and another window of the player can send the same move.
      if (before && before.place === seatIndex && before.cards.join() === cards.join())
        return this.tables.toView(table, playerId);
      if (moveCount !== table.moves.length) throw new GameError(GameErrorCode.Stale);
      const move = { place: seatIndex, cards };
      const illegalMove = validateMove(hand, move);
      if (illegalMove === 'turn' || illegalMove === 'over') throw new GameError(CardErrorCode.OutOfTurn);
      if (illegalMove) throw new GameError(CardErrorCode.BadMove);
      const next = applyMove(table, hand, move, this.#deps.now(), this.#clocks);
      return this.tables.toView(await this.tables.store(next), playerId);
    });
  }

  /**
   * Marks an absent player as present. A present player has the full time limit for each move, and an absent player
   * has a shorter one.
   */
  markPresent(playerId: string): Promise<void> {
    return this.#runExclusive(async () => {
      const table = this.tables.findOpen(playerId);
      const seatIndex = table && findSeatIndex(table, playerId);
      if (table?.state !== 'playing' || seatIndex === undefined || !table.chairs[seatIndex]?.isAway) return;
      const isTurn = this.tables.getHand(table)?.turn === seatIndex;
      await this.tables.store({
        ...updateSeat(table, seatIndex, { isAway: false }),
        ...(isTurn && { turnEndsAt: this.#deps.now() + this.#clocks.turn }),
      });
    });
  }

  /**
   * Does all work that depends on the time. The server calls this method once per second by default. Makes a move for
   * each player whose time is over, and seats the bot. Removes players who have not paid, and deletes old tables.
   */
  sweep(): Promise<void> {
    return this.#runExclusive(async () => {
      if (!this.#isRecovered) await this.#recover();
      for (const table of this.tables.list().filter(isOpenTable))
        await (table.state === 'gathering' ? this.#gather(table) : this.#playTimeoutMove(table));
      await this.tables.deleteExpired();
    });
  }

  #runExclusive<Value>(task: () => Promise<Value>): Promise<Value> {
    return this.#deps.runExclusive(lockKey, task);
  }

  #createTable(pool: string, stake: number, seat: Seat): TableRecord {
    const { newSeed, now } = this.#deps;
    return {
      id: randomUUID(),
      pool,
      stake,
      state: 'gathering',
      seed: newSeed(),
      chairs: [seat],
      moves: [],
      turnEndsAt: 0,
      at: now(),
    };
  }

  /** Creates a seat. If `playerId` is null, the seat is for the bot, which pays no stake and is ready at once. */
  #createSeat(playerId: string | null, name: string): Seat {
    const isBot = playerId === null;
    return { playerId, name, isReady: isBot, part: isBot ? 'house' : '', isAway: false, satAt: this.#deps.now() };
  }

  /**
   * Stores the bet id of the stake in the player's seat before the wallet is called. If the table is cancelled later,
   * the server finds the stake by this id and refunds it. Returns undefined if the seat does not wait for a stake.
   * Throws a GameError if the table is cancelled or the seat has another bet id.
   */
  async #reserveStake(
    playerId: string,
    { id, betId, part }: { readonly id: string; readonly betId: string; readonly part: string },
  ): Promise<TableRecord | undefined> {
    const { table, seatIndex } = this.tables.requireSeat(id, playerId);
    const seat = table.chairs[seatIndex];
    if (table.state === 'cancelled') throw new GameError(GameErrorCode.Stale);
    if (seat?.isReady || table.state !== 'gathering') return undefined;
    if (seat?.betId !== undefined && seat.betId !== betId) throw new GameError(GameErrorCode.Stale);
    return this.tables.store(updateSeat(table, seatIndex, { betId, part }));
  }

  /**
   * Completes the payment of a stake after the response of the wallet. An accepted stake marks the seat as ready. If
   * the table no longer waits for players, an accepted stake is refunded instead. A rejected stake frees the seat.
   * Throws a GameError if the seat is not marked as ready.
   */
  async #confirmStake(playerId: string, id: string, bet: BetRecord): Promise<CardTableView> {
    const { betLedger, topicHub } = this.#deps;
    const { table, seatIndex } = this.tables.requireSeat(id, playerId);
    if (bet.state === 'open' && table.state === 'gathering') {
      topicHub.publish(getPlayerTopic(playerId), { type: 'balance', balance: bet.balance ?? 0 });
      const seated = await this.#startIfReady(updateSeat(table, seatIndex, { isReady: true }));
      return this.tables.toView(seated, playerId);
    }
    if (bet.state === 'open') await betLedger.commit(betLedger.rollback(bet));
    else await this.#releaseSeat(table, seatIndex);
    throw new GameError(bet.errorCode ?? GameErrorCode.Cancelled, bet.balance);
  }

  async #startIfReady(table: TableRecord): Promise<TableRecord> {
    if (table.state !== 'gathering' || table.chairs.length < 2 || !table.chairs.every(({ isReady }) => isReady))
      return this.tables.store(table);
    return this.tables.store(startPlay(table, this.tables.replayHand(table), this.#deps.now(), this.#clocks));
  }

  /** Frees a seat before the hand starts, and refunds its stake. If no player remains, cancels the table. */
  async #releaseSeat(table: TableRecord, seatIndex: SeatIndex): Promise<void> {
    const { betLedger, now } = this.#deps;
    const seat = table.chairs[seatIndex];
    const bet = seat && this.tables.findBet(seat);
    if (bet?.state === 'open') await betLedger.commit(betLedger.rollback(bet));
    const chairs = table.chairs.filter((_, at) => at !== seatIndex);
    const isEmpty = chairs.every(({ playerId }) => playerId === null);
    await this.tables.store(isEmpty ? { ...table, state: 'cancelled', endedAt: now() } : { ...table, chairs });
  }

  /**
   * Handles a table that waits for players. Frees a seat whose player has not paid in time. Seats the bot if a player
   * has waited long enough.
   */
  async #gather(table: TableRecord): Promise<void> {
    const now = this.#deps.now();
    const overdueSeatIndex = table.chairs.findIndex(
      (seat) =>
        !seat.isReady && now > seat.satAt + this.#clocks.ready && this.tables.findBet(seat)?.state !== 'placing',
    );
    if (overdueSeatIndex === 0 || overdueSeatIndex === 1) return this.#releaseSeat(table, overdueSeatIndex);
    const [first] = table.chairs;
    if (table.chairs.length === 1 && first?.isReady && now > first.satAt + this.#clocks.wait)
      await this.#startIfReady({ ...table, chairs: [...table.chairs, this.#createSeat(null, '')] });
  }

  async #playTimeoutMove(table: TableRecord): Promise<void> {
    const now = this.#deps.now();
    const hand = this.tables.getHand(table);
    if (!hand || now < table.turnEndsAt) return;
    await this.tables.store(applyMove(table, hand, getTimeoutMove(table, hand), now, this.#clocks));
  }

  /**
   * Recovers the tables after a restart. Cancels the tables whose hand has not started. In each active hand, restarts
   * the time limit of the current move. Rolls back the stakes that belong to no open table.
   */
  async #recover(): Promise<void> {
    const { betLedger, now } = this.#deps;
    this.#isRecovered = true;
    for (const table of this.tables.list()) {
      if (table.state === 'gathering') await this.tables.store({ ...table, state: 'cancelled', endedAt: now() });
      if (table.state === 'playing') await this.tables.store({ ...table, turnEndsAt: now() + this.#clocks.turn });
    }
    const openTables = this.tables.list().filter(isOpenTable);
    const staked = new Set(openTables.flatMap(({ chairs }) => chairs.map(({ betId }) => betId)));
    const orphans = betLedger.listOpenBets('cards').filter(({ betId }) => !staked.has(betId));
    if (orphans.length > 0) await betLedger.commit(...orphans.map((bet) => betLedger.rollback(bet)));
  }
}
