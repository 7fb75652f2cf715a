import { createElement } from '../../../../client/dom/create-element.ts';

/** Creates a small image of the symbols of a past spin. `className` is an additional CSS class. */
export const createThumbnail = <Name extends string>(
  columns: readonly (readonly Name[])[],
  images: Readonly<Record<Name, string>>,
  className = '',
): HTMLElement =>
  createElement(
    'span',
    { class: `spinThumbnail ${className}`.trim() },
    ...columns.map((column) =>
      createElement('span', {}, ...column.map((symbol) => createElement('img', { src: images[symbol], alt: '' }))),
    ),
  );
