import { createElement } from '../../../../client/create-element.ts';

/**
 * Creates a small image of a past spin from its columns of symbols. `className` is an additional class for the
 * stylesheet.
 */
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
