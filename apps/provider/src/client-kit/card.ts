import { element } from './element.ts';

export interface CardContent {
  readonly kind: 'notice' | 'fanfare';
  readonly picture?: string;
  readonly eyebrow?: string;
  readonly headline: Node | string;
  readonly note?: string;
  readonly actions: readonly { readonly label: string; readonly value: string; readonly isQuiet?: boolean }[];
}

/**
 * Shows a card over the game and resolves with the value of the chosen action, or with the first action's when the card
 * is dismissed. A card without actions stays.
 */
export const showCard = (
  root: HTMLElement,
  { kind, picture, eyebrow, headline, note, actions }: CardContent,
): Promise<string> =>
  new Promise((resolve) => {
    const buttons = actions.map(({ label, value, isQuiet }) => {
      const button = element('button', { type: 'button', class: isQuiet ? 'quiet' : 'mainAction' }, label);
      button.addEventListener('click', () => dialog.close(value));
      return button;
    });
    const dialog = element(
      'dialog',
      { class: `card ${kind}` },
      ...(picture ? [element('img', { src: picture, alt: '', class: 'cardPicture' })] : []),
      ...(eyebrow ? [element('p', { class: 'eyebrow' }, eyebrow)] : []),
      element('h2', {}, headline),
      ...(note ? [element('p', { class: 'note' }, note)] : []),
      element('div', { class: 'cardActions' }, ...buttons),
    );
    if (actions.length === 0) dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || (actions[0]?.value ?? ''));
    });
    root.append(dialog);
    dialog.showModal();
  });
