import '../styles/hint.css';
import { createElement } from '../dom/create-element.ts';
import type { GameContext } from '../start/start-game.ts';
import { createStoredFlag } from '../session/stored-flag.ts';

export interface FirstPlayHintOptions {
  readonly context: Pick<GameContext, 'root' | 't' | 'table'>;
  readonly text: string;
  /** Element over which the hint is shown. */
  readonly over: HTMLElement;
}

/**
 * Shows a hint with the basic rule of the game, until the player has played the first round or has closed the hint on
 * this device. The hint does not block the game: a tap at any position closes it.
 */
export const showFirstPlayHint = ({ context: { root, t, table }, text, over }: FirstPlayHintOptions): void => {
  const seen = createStoredFlag(`livery.hint.${table.engine}`);
  if (seen.isSet() || table.lastRound) return;
  const button = createElement('button', { type: 'button', class: 'quiet' }, t('start'));
  const hint = createElement('aside', { class: 'firstHint' }, createElement('p', {}, text), button);
  const close = (): void => {
    seen.set(true);
    hint.remove();
    root.removeEventListener('click', close);
  };
  over.append(hint);
  root.addEventListener('click', close);
};
