import { element } from '../../../client-kit/element.ts';
import type { WaysFreeSpins } from '../rules/draw-ways.ts';
import { houseWays } from '../rules/house-ways.ts';
import { trailMultiplier } from '../rules/ways-machine.ts';

/** The multiplier's way up: a step for each value, the wilds that lead to the next one as dots on it. */
export interface Trail {
  readonly element: HTMLElement;
  /** Null: no series is open. */
  readonly show: (series: WaysFreeSpins | null) => void;
}

const { start, wildsPerStep, top } = houseWays.trail;

export const createTrail = (label: string): Trail => {
  const steps = Array.from({ length: top - start + 1 }, (_, index) => {
    const dots = Array.from({ length: index < top - start ? wildsPerStep : 0 }, () => element('i'));
    return {
      step: element('li', {}, element('b', {}, `×${start + index}`), element('span', { class: 'dots' }, ...dots)),
      dots,
    };
  });
  const list = element(
    'ol',
    { class: 'trail', dir: 'ltr', 'aria-label': label, hidden: true },
    ...steps.map(({ step }) => step),
  );
  return {
    element: list,
    show: (series) => {
      list.hidden = series === null;
      if (!series) return;
      const now = trailMultiplier(houseWays.trail, series.collected) - start;
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
