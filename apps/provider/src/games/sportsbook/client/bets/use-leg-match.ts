import { useEffect } from 'react';
import type { MatchView } from '../../matches/match-view.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../state/store.ts';

/** Match of a leg. Loads it when it is not on the board. */
export const useLegMatch = (id: string): MatchView | undefined => {
  const { board } = useSportsbook();
  const match = useStore(board).matches.get(id);
  const isLoaded = match !== undefined;
  useEffect(() => {
    if (!isLoaded) void board.loadMatch(id);
  }, [board, id, isLoaded]);
  return match;
};
