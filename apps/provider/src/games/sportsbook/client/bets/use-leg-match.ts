import { useEffect } from 'react';
import type { MatchView } from '../../match-view.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../store.ts';

/** The match of a leg; asked for where the board has it no more. */
export const useLegMatch = (id: string): MatchView | undefined => {
  const { board } = useSportsbook();
  const match = useStore(board).matches.get(id);
  const isLoaded = match !== undefined;
  useEffect(() => {
    if (!isLoaded) void board.loadMatch(id);
  }, [board, id, isLoaded]);
  return match;
};
