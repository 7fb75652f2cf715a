import { useEffect } from 'react';
import type { MatchView } from '../../match-view.ts';
import { useBook } from '../book.ts';
import { useStore } from '../store.ts';

/** The match of a leg; asked for where the board has it no more. */
export const useLegMatch = (id: string): MatchView | undefined => {
  const { board } = useBook();
  const match = useStore(board).matches.get(id);
  const isKnown = match !== undefined;
  useEffect(() => {
    if (!isKnown) void board.askFor(id);
  }, [board, id, isKnown]);
  return match;
};
