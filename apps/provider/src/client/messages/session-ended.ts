import { showCard } from '../dom/card.ts';
import type { GameContext } from '../start/start-game.ts';

/**
 * Shows a card with the message that the session has ended. Then requests that the embedding page closes the game.
 */
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
