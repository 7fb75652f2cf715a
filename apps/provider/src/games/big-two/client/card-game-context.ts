import { createContext, useContext } from 'react';
import type { GameContext } from '../../../client/start/start-game.ts';
import type { Sound } from '../../../client/art/sound.ts';
import type { TableView } from '../../../engine/views.ts';
import type { CardsView } from '../server.ts';
import type { CardsKey } from './text-key.ts';

export type CardGameTable = TableView<unknown, unknown, unknown, CardsView>;
export interface CardGameContext extends GameContext<CardsKey, CardGameTable> {
  readonly sound: Sound;
}

const GameReactContext = createContext<CardGameContext | undefined>(undefined);
export const GameContextProvider = GameReactContext.Provider;

export const useGameContext = (): CardGameContext => {
  const context = useContext(GameReactContext);
  if (!context)
    throw new Error(
      'A component of the card table was rendered outside of its context: wrap it in GameContextProvider',
    );
  return context;
};
