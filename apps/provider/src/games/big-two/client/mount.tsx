import { createRoot } from 'react-dom/client';
import type { GameContext } from '../../../client/start-game.ts';
import { createSound } from '../../../client/sound.ts';
import { App } from './app.tsx';
import { type CardGameTable, GameContextProvider } from './card-game-context.ts';
import type { Text } from './text/text.ts';

/** Opens the card room for a player who has sat down. */
export const mountGame = async (context: GameContext<Text, CardGameTable>): Promise<void> => {
  // Sheets of the kit stand in the root beside what is drawn here.
  const mountElement = document.createElement('div');
  context.root.replaceChildren(mountElement);
  createRoot(mountElement).render(
    <GameContextProvider value={{ ...context, sound: createSound() }}>
      <App />
    </GameContextProvider>,
  );
};
