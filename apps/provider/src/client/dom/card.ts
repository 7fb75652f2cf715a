import { createElement } from './create-element.ts';

export interface CardContent {
  readonly kind: 'notice' | 'fanfare';
  readonly image?: string;
  readonly eyebrow?: string;
  readonly headline: Node | string;
  readonly hint?: string;
  readonly actions: readonly { readonly label: string; readonly value: string; readonly isQuiet?: boolean }[];
}

/**
 * Shows a card over the game. The promise resolves with the value of the chosen action. If the player closes the card
 * with the Escape key, the promise resolves with the value of the first action. A card without actions cannot be
 * closed.
 */
export const showCard = (
  root: HTMLElement,
  { kind, image, eyebrow, headline, hint, actions }: CardContent,
): Promise<string> =>
  new Promise((resolve) => {
    const buttons = actions.map(({ label, value, isQuiet }) => {
      const button = createElement('button', { type: 'button', class: isQuiet ? 'quiet' : 'mainAction' }, label);
      button.addEventListener('click', () => dialog.close(value));
      return button;
    });
    const dialog = createElement(
      'dialog',
      { class: `card ${kind}` },
      ...(image ? [createElement('img', { src: image, alt: '', class: 'cardImage' })] : []),
      ...(eyebrow ? [createElement('p', { class: 'eyebrow' }, eyebrow)] : []),
      createElement('h2', {}, headline),
      ...(hint ? [createElement('p', { class: 'note' }, hint)] : []),
      createElement('div', { class: 'cardActions' }, ...buttons),
    );
    if (actions.length === 0) dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || (actions[0]?.value ?? ''));
    });
    root.append(dialog);
    dialog.showModal();
  });
