import { useEffect } from 'react';
import type { MatchView } from '../../matches/match-view.ts';
import { useSportsbook } from '../sportsbook.ts';
import { useStore } from '../state/store.ts';

/**
 * Returns the match with this id, for a selection of a placed bet. If the match is not on the board, the hook loads
 * it and returns undefined until then.
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
