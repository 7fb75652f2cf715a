import { element } from '../element.ts';

export interface ChipTray {
  /** Minor units. */
  readonly chosen: () => number;
  /** Greys out the chips that cannot be laid. */
  readonly allow: (isAllowed: (step: number) => boolean) => void;
}

export interface ChipTrayOptions {
  readonly steps: readonly number[];
  readonly preset: number;
  readonly pictures: ReadonlyMap<number, string>;
  readonly labelOf: (step: number) => string;
}

/** A row of chips of which one is chosen: by tap, or with the arrow keys. */
export const buildChipTray = (tray: HTMLElement, { steps, preset, pictures, labelOf }: ChipTrayOptions): ChipTray => {
  let chosen = preset;
  const buttons = steps.map((step) => {
    const button = element(
      'button',
      { type: 'button', role: 'radio', 'aria-label': labelOf(step) },
      element('img', { src: pictures.get(step) ?? '', alt: '' }),
    );
    button.addEventListener('click', () => choose(step));
    return { step, button };
  });
  const choose = (step: number): void => {
    chosen = step;
    for (const { step: own, button } of buttons) {
      button.setAttribute('aria-checked', String(own === step));
      button.tabIndex = own === step ? 0 : -1;
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
