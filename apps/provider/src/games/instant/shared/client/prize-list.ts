import { createElement } from '../../../../client/dom/create-element.ts';

/** Creates the list of prizes in the info sheet (dialog). Each row has a label and its multiplier. */
export const createPrizeList = (rows: readonly (readonly [label: string, value: string])[]): HTMLElement =>
  createElement(
    'dl',
    { class: 'prizeList' },
    ...rows.map(([label, value]) =>
      createElement(
        'div',
        {},
        createElement('dt', {}, label),
        createElement('dd', {}, createElement('bdi', {}, value)),
      ),
    ),
  );
