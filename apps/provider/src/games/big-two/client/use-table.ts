import { useCallback, useEffect, useState } from 'react';
import { createUuid } from '../../../client/uuid.ts';
import { createSessionStorageItem } from '../../../client/session-storage.ts';
import type { CardTableView } from '../table-view.ts';
import { useGameContext } from './card-game-context.ts';

const memory = createSessionStorageItem('livery.cards.stake');

export interface TableError {
  readonly errorCode: string;
}

/** State of the table from the server, and the actions of the player. */
export const useTable = () => {
  const { api, table: gameTable, shell, sound } = useGameContext();
  const [table, setTable] = useState<CardTableView | null>(gameTable.view.table);
  const [balance, setBalanceState] = useState(gameTable.balance);
  const [isConnected, setConnected] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<TableError>();
  const [skew, setSkew] = useState(() => gameTable.view.now - Date.now());
  const { currency } = gameTable;

  const setBalance = useCallback(
    (minor: number) => {
      setBalanceState(minor);
      shell.balance(minor, currency);
    },
    [shell, currency],
  );

  /** Ignores an update of an older table. */
  const applyTable = useCallback((next: CardTableView) => {
    setSkew(next.now - Date.now());
    setTable((current) =>
      current && current.id === next.id && current.moves.length > next.moves.length ? current : next,
    );
  }, []);

  const submitStake = useCallback(
    async (at: CardTableView): Promise<void> => {
      // Sends the same bet id after a reload, because the response may have been lost.
      const [tableId, saved] = (memory.read() ?? '').split(' ');
      const betId = tableId === at.id && saved ? saved : createUuid();
      memory.write(`${at.id} ${betId}`);
      const result = await api.call<{ table: CardTableView }>(
        'ready',
        { table: at.id, betId, part: createUuid() },
        { shouldRetry: true },
      );
      if (result.status === 'done') return applyTable(result.value.table);
      if (result.balance !== undefined) setBalance(result.balance);
      setError({ errorCode: result.errorCode });
      setTable(null);
    },
    [api, setBalance, applyTable],
  );

  useEffect(() => {
    shell.balance(gameTable.balance, currency);
    const reload = async (): Promise<void> => {
      const result = await api.table();
      if (result.status !== 'done') return;
      setBalance(result.value.balance);
      const { table: now } = (result.value as typeof gameTable).view;
      if (now) applyTable(now);
    };
    let wasLost = false;
    const stream = api.live(
      (event) => {
        if (event.type === 'balance' && typeof event['balance'] === 'number') setBalance(event['balance']);
        if (event.type !== 'table') return;
        const next = event['table'] as CardTableView;
        if (next.state === 'cancelled') setTable((current) => (current?.id === next.id ? null : current));
        else applyTable(next);
      },
      (isNow) => {
        setConnected(isNow);
        if (isNow && wasLost) void reload();
        wasLost = !isNow;
      },
    );
    const back = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      stream.stop();
      document.removeEventListener('visibilitychange', back);
    };
  }, [api, currency, gameTable, setBalance, shell, applyTable]);

  // After a reload while joining, the stake is still to be placed.
  useEffect(() => {
    const { table: pendingTable } = gameTable.view;
    if (pendingTable?.state === 'gathering' && !pendingTable.isReady) void submitStake(pendingTable);
  }, [submitStake, gameTable]);

  const run = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    setBusy(true);
    setError(undefined);
    try {
      return await task();
    } finally {
      setBusy(false);
    }
  };

  const join = (stake: number) =>
    run(async () => {
      const result = await api.call<{ table: CardTableView }>('join', { stake });
      if (result.status !== 'done') return setError({ errorCode: result.errorCode });
      applyTable(result.value.table);
      if (result.value.table.state === 'gathering' && !result.value.table.isReady)
        await submitStake(result.value.table);
    });

  const move = (at: CardTableView, cards: readonly number[]) =>
    run(async () => {
      const result = await api.call<{ table: CardTableView }>(
        'move',
        { table: at.id, move: at.moves.length, cards },
        { shouldRetry: true },
      );
      if (result.status === 'done') {
        sound.tone(cards.length > 0 ? 520 : 300, 0, 0.09, 0.1);
        return applyTable(result.value.table);
      }
      setError({ errorCode: result.errorCode });
      const fresh = await api.table();
      const now = fresh.status === 'done' ? (fresh.value as typeof gameTable).view.table : null;
      if (now) applyTable(now);
    });

  return {
    table,
    balance,
    isConnected,
    isBusy,
    error,
    skew,
    join,
    move,
    leave: () =>
      run(async () => {
        const result = await api.call<{ table: CardTableView | null }>('leave', {});
        if (result.status === 'done') setTable(result.value.table);
      }),
    clear: () => setTable(null),
  };
};
export type Game = ReturnType<typeof useTable>;
