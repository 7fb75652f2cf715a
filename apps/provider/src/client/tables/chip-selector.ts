import { createElement } from '../create-element.ts';

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

/** Creates a row of chips. The player selects one chip with a tap or with the arrow keys. */
export const buildChipSelector = (
  tray: HTMLElement,
  { steps, preset, images, getLabel }: ChipSelectorOptions,
): ChipSelector => {
  let chosen = preset;
  const buttons = steps.map((step) => {
    const button = createElement(
      'button',
      { type: 'button', role: 'radio', 'aria-label': getLabel(step) },
      createElement('img', { src: images.get(step) ?? '', alt: '' }),
    );
    button.addEventListener('click', () => choose(step));
    return { step, button };
  });
  const choose = (step: number): void => {
    chosen = step;
    for (const { step: buttonStep, button } of buttons) {
      button.setAttribute('aria-checked', String(buttonStep === step));
      button.tabIndex = buttonStep === step ? 0 : -1;
    }
  };
  tray.addEventListener('keydown', (event) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowDown: 1,
      ArrowUp: -1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = buttons[(steps.indexOf(chosen) + move + steps.length) % steps.length];
    if (!next) return;
    choose(next.step);
    next.button.focus();
  });
  tray.append(...buttons.map(({ button }) => button));
  choose(preset);
  return {
    chosen: () => chosen,
    allow: (isAllowed) => {
      for (const { step, button } of buttons) button.disabled = !isAllowed(step);
    },
  };
};
