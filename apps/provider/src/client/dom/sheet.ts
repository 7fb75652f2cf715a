import { createElement, iconButton } from './create-element.ts';

export interface SheetContent {
  readonly title: string;
  readonly close: string;
  readonly body: readonly Node[];
}

/** Opens a sheet over the game and returns its dialog. Content that loads later can be appended to `.sheetBody`. */
export const openSheet = (root: HTMLElement, { title, close, body }: SheetContent): HTMLDialogElement => {
  const closeButton = iconButton(close, 'round', 'M18 6 6 18', 'M6 6l12 12');
  const sheet = createElement(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    createElement('header', {}, createElement('h2', {}, title), closeButton),
    createElement('div', { class: 'sheetBody', tabindex: '0' }, ...body),
  );
  closeButton.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  sheet.addEventListener('close', () => sheet.remove());
  root.append(sheet);
  sheet.showModal();
  return sheet;
};
