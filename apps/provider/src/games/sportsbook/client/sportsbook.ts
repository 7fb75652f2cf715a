import { createContext, useContext } from 'react';
import type { BoardStore } from './state/board-store.ts';
import type { Names } from './format/names.ts';
import type { Times } from './format/match-time.ts';
import type { SlipStore } from './state/slip-store.ts';

export type Route =
  | { readonly name: 'board'; readonly sport: string; readonly isLive: boolean }
  | { readonly name: 'match'; readonly id: string }
  | { readonly name: 'bets' };

/** Stores and functions that all components of the sportsbook use. */
export interface Sportsbook {
  readonly board: BoardStore;
  readonly slip: SlipStore;
  readonly names: Names;
  readonly times: Times;
  readonly navigate: (route: Route) => void;
}

const SportsbookReactContext = createContext<Sportsbook | undefined>(undefined);
export const SportsbookProvider = SportsbookReactContext.Provider;

export const useSportsbook = (): Sportsbook => {
  const sportsbook = useContext(SportsbookReactContext);
  if (!sportsbook)
    throw new Error('A component of the sportsbook was rendered outside of it: wrap it in SportsbookProvider');
  return sportsbook;
};
