import { element } from '../../../client-kit/element.ts';
import { windowAt } from '../rules/evaluate-ways.ts';
import { houseWays } from '../rules/house-ways.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';

export type Pictures = Readonly<Record<WaysSymbol, string>>;

/** The window of a past spin, small. */
export const waysPicture = (stops: readonly number[], pictures: Pictures): HTMLElement =>
  element(
    'span',
    { class: 'spinPicture' },
    ...windowAt(houseWays, stops).map((column) =>
      element('span', {}, ...column.map((symbol) => element('img', { src: pictures[symbol], alt: '' }))),
    ),
  );
