import { createElement } from '../../../client/create-element.ts';
import { getWindow } from '../rules/evaluate-ways.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';

export type WaysImages = Readonly<Record<WaysSymbol, string>>;

/** Small image of the window of a past spin. */
export const waysThumbnail = (stops: readonly number[], images: WaysImages): HTMLElement =>
  createElement(
    'span',
    { class: 'spinPicture' },
    ...getWindow(defaultWaysMachine, stops).map((column) =>
      createElement('span', {}, ...column.map((symbol) => createElement('img', { src: images[symbol], alt: '' }))),
    ),
  );
