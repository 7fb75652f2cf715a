import { useEffect, useMemo, useReducer } from 'react';
import { type CardGameTable, useGameContext } from './card-game-context.ts';
import { TableActions } from './table-actions.ts';
import { reduceTable, type TableState } from './table-reducer.ts';

const createTableState = ({ view, balance }: CardGameTable): TableState => ({
  table: view.table,
  balance,
  isConnected: true,
  isBusy: false,
  error: undefined,
  skew: view.now - Date.now(),
});

export const useTable = () => {
  const context = useGameContext();
  const { shell, table: gameTable } = context;
  const [state, dispatch] = useReducer(reduceTable, gameTable, createTableState);
  const actions = useMemo(() => new TableActions(context, dispatch), [context]);

  useEffect(() => {
    shell.balance(gameTable.balance, gameTable.currency);
    const unsubscribe = actions.subscribe();
    const handleVisibility = (): void => {
      if (document.visibilityState === 'visible') void actions.reload();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [actions, gameTable, shell]);

  // If the page was loaded again after the player joined a table, the stake may not be paid yet. Then the page pays it
  // now.
  useEffect(() => {
    if (gameTable.view.table) void actions.payStake(gameTable.view.table);
  }, [actions, gameTable]);

  return { ...state, actions };
};
export type Game = ReturnType<typeof useTable>;
