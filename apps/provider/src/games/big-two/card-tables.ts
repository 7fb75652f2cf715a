import type { CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import type { Changes } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { BetRecord } from '../../store/records.ts';
import { type Seat, tableRecord, type TableRecord } from './records.ts';
import type { Hand, SeatIndex } from './rules/hand.ts';
import { replayHand } from './table-play.ts';
import { type CardTableView, toCardTableView } from './table-view.ts';

export const getPlayerTopic = (playerId: string): string => `cards/player/${playerId}`;

const dayMs = 86_400_000;
/** Milliseconds for which a finished hand is stored. A cancelled table is stored for a day only. */
const retentionMs = 90 * dayMs;

const toKey = (id: string): string => `table/${id}`;

export const isOpenTable = ({ state }: TableRecord): boolean => state === 'gathering' || state === 'playing';

export const findSeatIndex = (table: TableRecord, playerId: string): SeatIndex | undefined => {
  const at = table.chairs.findIndex((seat) => seat.playerId === playerId);
  return at === 0 || at === 1 ? at : undefined;
};

/**
 * Holds the tables of the card room in memory, with a copy on disk. Each change is on disk before the players receive
 * it, so a restart of the server never loses a move that a player has seen.
 */
export class CardTables {
  readonly #deps: CustomGameDeps;
  readonly #tables = new Map<string, TableRecord>();

  constructor(deps: CustomGameDeps) {
    this.#deps = deps;
    for (const [, stored] of deps.documents.list('table/')) {
      const read = tableRecord.safeParse(stored);
      if (read.success) this.#tables.set(read.data.id, read.data);
    }
  }

  list(): readonly TableRecord[] {
    return [...this.#tables.values()];
  }

  /** Returns the table at which the player waits or plays. A player has at most one such table. */
  findOpen(playerId: string): TableRecord | undefined {
    return this.list().find((table) => isOpenTable(table) && findSeatIndex(table, playerId) !== undefined);
  }

  /** Returns a table by id. Throws a GameError if the player has no seat at this table. */
  requireSeat(id: string, playerId: string): { readonly table: TableRecord; readonly seatIndex: SeatIndex } {
    const table = this.#tables.get(id);
    const seatIndex = table && findSeatIndex(table, playerId);
    if (!table || seatIndex === undefined) throw new GameError(GameErrorCode.Stale);
    return { table, seatIndex };
  }

  /**
   * Computes the hand (the cards and moves from one deal to the last card) from the seed and the moves of a table.
   * Returns undefined before the deal and for a cancelled table.
   */
  getHand(table: TableRecord): Hand | undefined {
    return table.state === 'playing' || table.state === 'over' ? this.replayHand(table) : undefined;
  }

  replayHand(table: TableRecord): Hand {
    return replayHand(table, this.#deps.createRandomSource);
  }

  toView(table: TableRecord, playerId: string): CardTableView {
    const { computeCommitment, now } = this.#deps;
    const seatIndex = findSeatIndex(table, playerId) ?? 0;
    return toCardTableView(table, this.getHand(table), seatIndex, computeCommitment(table.seed), now());
  }

  findBet({ betId }: Seat): BetRecord | undefined {
    return betId === undefined ? undefined : this.#deps.betLedger.bet(betId);
  }

  /**
   * Stores a table. The same commit stores the refunds or the payout of its stakes. Then sends the table to its players
   * and starts the payouts to the wallet.
   */
  async store(table: TableRecord): Promise<TableRecord> {
    const { betLedger, documents, topicHub } = this.#deps;
    const money = mergeChanges(...this.#toMoneyChanges(table));
    await betLedger.commit(documents.put(toKey(table.id), table), money);
    this.#tables.set(table.id, table);
    for (const { playerId } of table.chairs)
      if (playerId !== null)
        topicHub.publish(getPlayerTopic(playerId), { type: 'table', table: this.toView(table, playerId) });
    this.#payOut(money);
    return table;
  }

  async deleteExpired(): Promise<void> {
    const { betLedger, documents, now } = this.#deps;
    const expired = this.list().filter(
      ({ state, endedAt = now() }) => endedAt < now() - (state === 'cancelled' ? dayMs : retentionMs),
    );
    if (expired.length === 0) return;
    await betLedger.commit(...expired.map(({ id }) => documents.put(toKey(id), null)));
    for (const { id } of expired) this.#tables.delete(id);
  }

  /**
   * Returns the changes of the bet ledger that close the open stakes of a table. For a cancelled table, the changes
   * refund the stakes. For a finished hand, they pay the prize to the winner. In other states, there are no changes.
   */
  #toMoneyChanges(table: TableRecord): Changes[] {
    const { betLedger } = this.#deps;
    const openBets = table.chairs.flatMap((seat, seatIndex) => {
      const bet = this.findBet(seat);
      return bet?.state === 'open' ? [{ bet, hasWon: seatIndex === table.winner }] : [];
    });
    if (table.state === 'cancelled') return openBets.map(({ bet }) => betLedger.rollback(bet));
    if (table.state !== 'over') return [];
    return openBets.map(({ bet, hasWon }) => betLedger.settlement(bet, hasWon ? (table.prize ?? 0) : 0));
  }

  /**
   * Starts the payouts to the wallet and does not wait for them. After each payout, sends the player the new balance
   * if the wallet has reported it.
   */
  #payOut({ payouts = {} }: Changes): void {
    const { betLedger, topicHub } = this.#deps;
    for (const payout of Object.values(payouts)) {
      if (!payout) continue;
      betLedger.pay(payout.payoutId).then(
        (paid) => {
          if (paid?.balance !== undefined)
            topicHub.publish(getPlayerTopic(payout.playerId), { type: 'balance', balance: paid.balance });
        },
        () => undefined,
      );
    }
  }
}
