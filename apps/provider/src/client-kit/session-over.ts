import { showCard } from './card.ts';
import type { Seat } from './open-game.ts';
import type { KitText } from './text/kit-text.ts';

/** Says that nothing can be played any more, and asks the embedding page to close the game. */
export const showSessionOver = async ({
  root,
  text,
  shell,
}: Pick<Seat<unknown>, 'root' | 'shell'> & { readonly text: KitText }): Promise<void> => {
  await showCard(root, {
    kind: 'notice',
    headline: text.expired,
    actions: shell.canClose ? [{ label: text.close, value: 'close' }] : [],
  });
  shell.close();
};
