import { element } from './element.ts';
import type { MoneyFormat } from './money-format.ts';

export interface ChipTray {
  readonly element: HTMLElement;
  /** The chosen chip in minor units. */
  readonly current: () => number;
  readonly choose: (chip: number) => void;
}

/** A row of chips to choose from: one is always chosen, by touch or with the arrow keys. `label` names the row. */
export const createChipTray = (
  steps: readonly number[],
  preset: number,
  money: MoneyFormat,
  label: string,
  onChoose: (chip: number) => void = () => undefined,
): ChipTray => {
  let current = steps.includes(preset) ? preset : (steps[0] ?? 0);
  const name = `chip-${Math.random().toString(36).slice(2)}`;
  const inputs = steps.map((step, index) => {
    const input = element('input', { type: 'radio', name, value: String(step), checked: step === current });
    input.addEventListener('change', () => {
      current = step;
      onChoose(step);
    });
    return {
      step,
      input,
      label: element(
        'label',
        { class: 'chip', 'data-chip': String(index % 7) },
        input,
        element('span', {}, money.short(step)),
      ),
    };
  });
  return {
    element: element(
      'div',
      { class: 'chips', role: 'radiogroup', 'aria-label': label },
      ...inputs.map((each) => each.label),
    ),
    current: () => current,
    choose: (chip) => {
      const found = inputs.find(({ step }) => step === chip);
      if (!found) return;
      found.input.checked = true;
      current = chip;
    },
  };
};
