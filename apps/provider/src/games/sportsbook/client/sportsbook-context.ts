import { createContext, useContext } from 'react';
import type { GameContext } from '../../../client/start/start-game.ts';
import type { TableView } from '../../../engine/views.ts';
import type { BoardView } from '../server.ts';
import type { Sound } from '../../../client/art/sound.ts';
import type { BookKey } from './text-key.ts';

export type SportsbookTable = TableView<unknown, unknown, unknown, BoardView>;
export interface SportsbookContext extends GameContext<BookKey, SportsbookTable> {
  readonly sound: Sound;
  /** Symbol of the player's currency, e.g. `₱`. */
  readonly sign: string;
  /** Id of the match that the page shows first. Undefined if the page starts with the list of matches. */
  readonly initialMatchId: string | undefined;
}

const GameReactContext = createContext<SportsbookContext | undefined>(undefined);
export const GameContextProvider = GameReactContext.Provider;

export const useGameContext = (): SportsbookContext => {
  const context = useContext(GameReactContext);
  if (!context)
    throw new Error(
      'A component of the sportsbook was rendered outside of its context: wrap it in GameContextProvider',
    );
  return context;
};
