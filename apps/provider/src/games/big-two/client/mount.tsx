import { createRoot } from 'react-dom/client';
import type { GameContext } from '../../../client/start/start-game.ts';
import { createSound } from '../../../client/art/sound.ts';
import { App } from './app.tsx';
import { type CardGameTable, GameContextProvider } from './card-game-context.ts';
import type { CardsKey } from './text-key.ts';

export const mountGame = async (context: GameContext<CardsKey, CardGameTable>): Promise<void> => {
  // React renders into this element and not into the root. The client code that all games share adds its sheets
  // (dialogs) to the root. So React must not control the content of the root.
  const mountElement = document.createElement('div');
  context.root.replaceChildren(mountElement);
  createRoot(mountElement).render(
    <GameContextProvider value={{ ...context, sound: createSound() }}>
      <App />
    </GameContextProvider>,
  );
};
