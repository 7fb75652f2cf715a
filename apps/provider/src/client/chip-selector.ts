import { createElement } from './create-element.ts';
import type { MoneyFormat } from './money-format.ts';

export interface ChipSelector {
  readonly element: HTMLElement;
  /** The selected chip in minor units. */
  readonly current: () => number;
  readonly choose: (chip: number) => void;
}

/** Creates a row of chips. One chip is always selected, by touch or with the arrow keys. `label` names the row. */
export const createChipSelector = (
  steps: readonly number[],
  preset: number,
  money: MoneyFormat,
  label: string,
  onChoose: (chip: number) => void = () => undefined,
): ChipSelector => {
  let current = steps.includes(preset) ? preset : (steps[0] ?? 0);
  const name = `chip-${Math.random().toString(36).slice(2)}`;
  const inputs = steps.map((step, index) => {
    const input = createElement('input', { type: 'radio', name, value: String(step), checked: step === current });
    input.addEventListener('change', () => {
      current = step;
      onChoose(step);
    });
    return {
      step,
      input,
      label: createElement(
        'label',
        { class: 'chip', 'data-chip': String(index % 7) },
        input,
        createElement('span', {}, money.short(step)),
      ),
    };
  });
  return {
    element: createElement(
      'div',
      { class: 'chips', role: 'radiogroup', 'aria-label': label },
      ...inputs.map((each) => each.label),
    ),
    current: () => current,
    choose: (chip) => {
      const match = inputs.find(({ step }) => step === chip);
      if (!match) return;
      match.input.checked = true;
      current = chip;
    },
  };
};
