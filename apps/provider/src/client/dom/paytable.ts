import { createElement } from './create-element.ts';

/**
 * Creates the paytable entry of one symbol: its image and a list of rows. Each row has one or two elements, e.g. the
 * number of equal symbols and the win for them.
 */
export const createPrize = (image: string, rows: readonly (readonly Node[])[]): HTMLElement =>
  createElement(
    'div',
    { class: 'prize' },
    createElement('img', { src: image, alt: '' }),
    createElement('ol', {}, ...rows.map((cells) => createElement('li', {}, ...cells))),
  );
