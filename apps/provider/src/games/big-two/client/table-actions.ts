import type { Dispatch } from 'react';
import { createSessionStorageItem } from '../../../client/session/session-storage.ts';
import { createUuid } from '../../../client/gateway/uuid.ts';
import type { CardTableView } from '../table-view.ts';
import type { CardGameContext, CardGameTable } from './card-game-context.ts';
import type { TableAction } from './table-reducer.ts';

/**
 * Item in the session storage with the table id and the bet id of the player's last stake. If the page is loaded again
 * before the response arrives, the page sends the same bet id again. So the server does not take a second stake.
 */
const storedStake = createSessionStorageItem('livery.cards.stake');

const getBetId = (tableId: string): string => {
  const [storedTableId, storedBetId] = (storedStake.read() ?? '').split(' ');
  const betId = storedTableId === tableId && storedBetId ? storedBetId : createUuid();
  storedStake.write(`${tableId} ${betId}`);
  return betId;
};

/** Sends the requests of the player and receives the events of the server. Each result is dispatched to the reducer. */
export class TableActions {
  readonly #context: CardGameContext;
  readonly #dispatch: Dispatch<TableAction>;

  constructor(context: CardGameContext, dispatch: Dispatch<TableAction>) {
    this.#context = context;
    this.#dispatch = dispatch;
  }

  join(stake: number): Promise<void> {
    return this.#run(async () => {
      const result = await this.#context.api.call<{ table: CardTableView }>('join', { stake });
      if (result.status !== 'done') return this.#reject(result.errorCode);
      this.#receive(result.value.table);
      await this.payStake(result.value.table);
    });
  }

  /** Pays the player's stake if the table waits for that stake. */
  async payStake(table: CardTableView): Promise<void> {
    if (table.state !== 'gathering' || table.isReady) return;
    const result = await this.#context.api.call<{ table: CardTableView }>(
      'ready',
      { table: table.id, betId: getBetId(table.id), part: createUuid() },
      { shouldRetry: true },
    );
    if (result.status === 'done') return this.#receive(result.value.table);
    if (result.balance !== undefined) this.#setBalance(result.balance);
    this.#dispatch({ type: 'stakeRejected', errorCode: result.errorCode });
  }

  /**
   * Sends a move: the player plays the cards, or passes if the list is empty. If the server rejects the move, loads the
   * table again.
   */
  move(table: CardTableView, cards: readonly number[]): Promise<void> {
    const { api, sound } = this.#context;
    return this.#run(async () => {
      const result = await api.call<{ table: CardTableView }>(
        'move',
        { table: table.id, move: table.moves.length, cards },
        { shouldRetry: true },
      );
      if (result.status === 'done') {
        sound.tone(cards.length > 0 ? 520 : 300, 0, 0.09, 0.1);
        return this.#receive(result.value.table);
      }
      this.#reject(result.errorCode);
      const fresh = await api.table();
      const current = fresh.status === 'done' ? (fresh.value as CardGameTable).view.table : null;
      if (current) this.#receive(current);
    });
  }

  leave(): Promise<void> {
    return this.#run(async () => {
      const result = await this.#context.api.call<{ table: CardTableView | null }>('leave', {});
      if (result.status === 'done') this.#dispatch({ type: 'tableReplaced', table: result.value.table });
    });
  }

  /** Reports that the player is present again. The player then has the full time for each move. */
  returnToTable(): Promise<void> {
    return this.#run(async () => {
      const result = await this.#context.api.call<{ table: CardTableView | null }>('present', {});
      if (result.status === 'done' && result.value.table) this.#receive(result.value.table);
    });
  }

  clear(): void {
    this.#dispatch({ type: 'tableReplaced', table: null });
  }

  /** Loads the balance and the table again, e.g. after the connection was lost. */
  async reload(): Promise<void> {
    const result = await this.#context.api.table();
    if (result.status !== 'done') return;
    this.#setBalance(result.value.balance);
    const { table } = (result.value as CardGameTable).view;
    if (table) this.#receive(table);
  }

  /** Subscribes to the events of the player. The returned function ends the subscription. */
  subscribe(): () => void {
    let wasLost = false;
    const stream = this.#context.api.live(
      (event) => {
        if (event.type === 'balance' && typeof event['balance'] === 'number') this.#setBalance(event['balance']);
        if (event.type === 'table') this.#handleTableEvent(event['table'] as CardTableView);
      },
      (isConnected) => {
        this.#dispatch({ type: 'connectionChanged', isConnected });
        // The page does not receive events while the connection is lost. So it loads the table and the balance again.
        if (isConnected && wasLost) void this.reload();
        wasLost = !isConnected;
      },
    );
    return stream.stop;
  }

  #handleTableEvent(table: CardTableView): void {
    if (table.state === 'cancelled') this.#dispatch({ type: 'tableCancelled', id: table.id });
    else this.#receive(table);
  }

  #receive(table: CardTableView): void {
    this.#dispatch({ type: 'tableReceived', table, deviceNow: Date.now() });
  }

  #reject(errorCode: string): void {
    this.#dispatch({ type: 'requestRejected', errorCode });
  }

  #setBalance(balance: number): void {
    const { shell, table } = this.#context;
    this.#dispatch({ type: 'balanceChanged', balance });
    shell.balance(balance, table.currency);
  }

  async #run(request: () => Promise<void>): Promise<void> {
    this.#dispatch({ type: 'requestStarted' });
    try {
      await request();
    } finally {
      this.#dispatch({ type: 'requestEnded' });
    }
  }
}
