import { showCard } from './card.ts';
import type { GameContext } from './start-game.ts';

/** Shows a card that says that the session has ended, and requests the embedding page to close the game. */
export const showSessionEnded = async ({
  root,
  t,
  shell,
}: Pick<GameContext, 'root' | 'shell' | 't'>): Promise<void> => {
  await showCard(root, {
    kind: 'notice',
    headline: t('expired'),
    actions: shell.canClose ? [{ label: t('close'), value: 'close' }] : [],
  });
  shell.close();
};
