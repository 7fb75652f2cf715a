import { createElement } from './create-element.ts';

/** Creates a paytable entry with the image of a symbol and its rows. Each row has one or two cells. */
export const createPrize = (image: string, rows: readonly (readonly Node[])[]): HTMLElement =>
  createElement(
    'div',
    { class: 'prize' },
    createElement('img', { src: image, alt: '' }),
    createElement('ol', {}, ...rows.map((cells) => createElement('li', {}, ...cells))),
  );
