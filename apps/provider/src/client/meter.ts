import { createElement } from './create-element.ts';

export interface Meter {
  /** Row of a `dl`: the label and the value. */
  readonly row: HTMLElement;
  readonly value: HTMLElement;
}

/** Creates a labelled figure, such as the balance. `name` identifies it in the stylesheet. */
export const createMeter = (label: string, name: string): Meter => {
  const value = createElement('dd');
  return {
    row: createElement('div', { class: 'meter', 'data-meter': name }, createElement('dt', {}, label), value),
    value,
  };
};
