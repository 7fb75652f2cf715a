import { element } from '../../../../client-kit/element.ts';
import { houseMachine } from '../../rules/house-machine.ts';
import type { SlotSymbol } from '../../rules/machine.ts';
import { windowAt } from '../../rules/spin.ts';

/** The window of a past spin, small. */
export const spinPicture = (stops: readonly number[], pictures: Readonly<Record<SlotSymbol, string>>): HTMLElement =>
  element(
    'span',
    { class: 'spinPicture' },
    ...windowAt(houseMachine, stops).map((column) =>
      element('span', {}, ...column.map((symbol) => element('img', { src: pictures[symbol], alt: '' }))),
    ),
  );
