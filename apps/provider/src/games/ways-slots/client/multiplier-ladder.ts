import { createElement } from '../../../client/create-element.ts';
import type { WaysFreeSpins } from '../rules/draw-ways.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import { getLadderMultiplier } from '../rules/ways-machine.ts';

/** Steps of the multiplier. Dots on a step show the wilds that are required for the next one. */
export interface MultiplierLadder {
  readonly element: HTMLElement;
  /** Null: no active series. */
  readonly show: (series: WaysFreeSpins | null) => void;
}

const { start, wildsPerStep, top } = defaultWaysMachine.ladder;

export const createMultiplierLadder = (label: string): MultiplierLadder => {
  const steps = Array.from({ length: top - start + 1 }, (_, index) => {
    const dots = Array.from({ length: index < top - start ? wildsPerStep : 0 }, () => createElement('i'));
    return {
      step: createElement(
        'li',
        {},
        createElement('b', {}, `×${start + index}`),
        createElement('span', { class: 'dots' }, ...dots),
      ),
      dots,
    };
  });
  const list = createElement(
    'ol',
    { class: 'trail', dir: 'ltr', 'aria-label': label, hidden: true },
    ...steps.map(({ step }) => step),
  );
  return {
    element: list,
    show: (series) => {
      list.hidden = series === null;
      if (!series) return;
      const now = getLadderMultiplier(defaultWaysMachine.ladder, series.collected) - start;
      for (const [index, { step, dots }] of steps.entries()) {
        step.toggleAttribute('data-reached', index <= now);
        if (index === now) step.setAttribute('aria-current', 'step');
        else step.removeAttribute('aria-current');
        for (const [dot, mark] of dots.entries())
          mark.toggleAttribute('data-lit', series.collected > index * wildsPerStep + dot);
      }
    },
  };
};
