import { useCallback, useEffect, useState } from 'react';
import { newId } from '../../../client-kit/new-id.ts';
import { tabMemory } from '../../../client-kit/tab-memory.ts';
import type { CardTableView } from '../table-view.ts';
import { useSeat } from './card-seat.ts';

const memory = tabMemory('livery.cards.stake');

export interface Trouble {
  readonly errorCode: string;
}

/** The table as the server tells it, and what the player can do at it. */
export const useTable = () => {
  const { api, table: sat, shell, sound } = useSeat();
  const [table, setTable] = useState<CardTableView | null>(sat.view.table);
  const [balance, setBalanceState] = useState(sat.balance);
  const [isConnected, setConnected] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [skew, setSkew] = useState(() => sat.view.now - Date.now());
  const { currency } = sat;

  const setBalance = useCallback(
    (minor: number) => {
      setBalanceState(minor);
      shell.balance(minor, currency);
    },
    [shell, currency],
  );

  /** News of an older table than the one that is shown is no news. */
  const take = useCallback((next: CardTableView) => {
    setSkew(next.now - Date.now());
    setTable((known) => (known && known.id === next.id && known.moves.length > next.moves.length ? known : next));
  }, []);

  const putIn = useCallback(
    async (at: CardTableView): Promise<void> => {
      // The same bet after a reload: its answer may have been lost.
      const [tableId, saved] = (memory.read() ?? '').split(' ');
      const betId = tableId === at.id && saved ? saved : newId();
      memory.write(`${at.id} ${betId}`);
      const answer = await api.call<{ table: CardTableView }>(
        'ready',
        { table: at.id, betId, part: newId() },
        { insists: true },
      );
      if (answer.status === 'done') return take(answer.value.table);
      if (answer.balance !== undefined) setBalance(answer.balance);
      setTrouble({ errorCode: answer.errorCode });
      setTable(null);
    },
    [api, setBalance, take],
  );

  useEffect(() => {
    shell.balance(sat.balance, currency);
    const reload = async (): Promise<void> => {
      const answer = await api.table();
      if (answer.status !== 'done') return;
      setBalance(answer.value.balance);
      const { table: now } = (answer.value as typeof sat).view;
      if (now) take(now);
    };
    let wasLost = false;
    const stream = api.live(
      (event) => {
        if (event.type === 'balance' && typeof event['balance'] === 'number') setBalance(event['balance']);
        if (event.type !== 'table') return;
        const next = event['table'] as CardTableView;
        if (next.state === 'cancelled') setTable((known) => (known?.id === next.id ? null : known));
        else take(next);
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
  }, [api, currency, sat, setBalance, shell, take]);

  // A reload in the middle of sitting down: the stake is still to be put in.
  useEffect(() => {
    const { table: left } = sat.view;
    if (left?.state === 'gathering' && !left.isReady) void putIn(left);
  }, [putIn, sat]);

  const run = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      return await task();
    } finally {
      setBusy(false);
    }
  };

  const join = (stake: number) =>
    run(async () => {
      const answer = await api.call<{ table: CardTableView }>('join', { stake });
      if (answer.status !== 'done') return setTrouble({ errorCode: answer.errorCode });
      take(answer.value.table);
      if (answer.value.table.state === 'gathering' && !answer.value.table.isReady) await putIn(answer.value.table);
    });

  const move = (at: CardTableView, cards: readonly number[]) =>
    run(async () => {
      const answer = await api.call<{ table: CardTableView }>(
        'move',
        { table: at.id, move: at.moves.length, cards },
        { insists: true },
      );
      if (answer.status === 'done') {
        sound.tone(cards.length > 0 ? 520 : 300, 0, 0.09, 0.1);
        return take(answer.value.table);
      }
      setTrouble({ errorCode: answer.errorCode });
      const fresh = await api.table();
      const now = fresh.status === 'done' ? (fresh.value as typeof sat).view.table : null;
      if (now) take(now);
    });

  return {
    table,
    balance,
    isConnected,
    isBusy,
    trouble,
    skew,
    join,
    move,
    leave: () =>
      run(async () => {
        const answer = await api.call<{ table: CardTableView | null }>('leave', {});
        if (answer.status === 'done') setTable(answer.value.table);
      }),
    clear: () => setTable(null),
  };
};
export type Game = ReturnType<typeof useTable>;
