import { showCard } from './card.ts';
import type { GameContext } from './start-game.ts';
import type { ClientText } from './text/client-text.ts';

/** Shows a card that says that the session has ended, and requests the embedding page to close the game. */
export const showSessionEnded = async ({
  root,
  text,
  shell,
}: Pick<GameContext<unknown>, 'root' | 'shell'> & { readonly text: ClientText }): Promise<void> => {
  await showCard(root, {
    kind: 'notice',
    headline: text.expired,
    actions: shell.canClose ? [{ label: text.close, value: 'close' }] : [],
  });
  shell.close();
};
