import { createElement } from './create-element.ts';

export interface Meter {
  readonly row: HTMLElement;
  readonly value: HTMLElement;
}

/** Creates a label with a value, e.g. the balance. The stylesheet selects the meter by `name`. */
export const createMeter = (label: string, name: string): Meter => {
  const value = createElement('dd');
  return {
    row: createElement('div', { class: 'meter', 'data-meter': name }, createElement('dt', {}, label), value),
    value,
  };
};
