import { createElement } from '../dom/create-element.ts';
import { createRadioGroup } from './radio-group.ts';

export interface ChipSelector {
  readonly chosen: () => number;
  /**
   * Enables the chips for which `isAllowed` returns true, and disables all others. `step` is the value of a chip in
   * minor units.
   */
  readonly allow: (isAllowed: (step: number) => boolean) => void;
}

export interface ChipSelectorOptions {
  readonly steps: readonly number[];
  readonly preset: number;
  readonly images: ReadonlyMap<number, string>;
  readonly getLabel: (step: number) => string;
}

/** Creates a row of chips, of which the player selects one. */
export const buildChipSelector = (
  tray: HTMLElement,
  { steps, preset, images, getLabel }: ChipSelectorOptions,
): ChipSelector => {
  const options = steps.map((value) => ({
    value,
    button: createElement(
      'button',
      { type: 'button', role: 'radio', 'aria-label': getLabel(value) },
      createElement('img', { src: images.get(value) ?? '', alt: '' }),
    ),
  }));
  const { get, refresh } = createRadioGroup({ element: tray, options, initial: preset });
  return {
    chosen: get,
    allow: (isAllowed) => {
      for (const { value, button } of options) button.disabled = !isAllowed(value);
      refresh();
    },
  };
};
