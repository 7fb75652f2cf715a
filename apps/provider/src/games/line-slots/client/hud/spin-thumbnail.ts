import { createElement } from '../../../../client/create-element.ts';
import { defaultMachine } from '../../rules/default-machine.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { getWindow } from '../../rules/spin.ts';

/** Small image of the window of a past spin. */
export const spinThumbnail = (stops: readonly number[], images: Readonly<Record<SlotSymbol, string>>): HTMLElement =>
  createElement(
    'span',
    { class: 'spinPicture' },
    ...getWindow(defaultMachine, stops).map((column) =>
      createElement('span', {}, ...column.map((symbol) => createElement('img', { src: images[symbol], alt: '' }))),
    ),
  );
