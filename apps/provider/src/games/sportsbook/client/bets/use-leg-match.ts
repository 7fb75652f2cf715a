import { useEffect } from 'react';
import type { MatchView } from '../../matches/match-view.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../state/store.ts';

/**
 * Returns the match of a selection in a placed bet. If the page has not loaded this match yet, the hook loads it and
 * returns undefined until the match is loaded.
 */
export const useLegMatch = (id: string): MatchView | undefined => {
  const { board } = useSportsbook();
  const match = useStore(board).matches.get(id);
  const isLoaded = match !== undefined;
  useEffect(() => {
    if (!isLoaded) void board.loadMatch(id);
  }, [board, id, isLoaded]);
  return match;
};
