import { createElement } from '../../../client/dom/create-element.ts';
import { markSteps } from '../../slots-shared/client/page/step-list.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import type { WaysFreeSpins } from '../rules/draw-ways.ts';
import { getLadderMultiplier } from '../rules/ways-machine.ts';

/**
 * List of the multipliers that a series of free spins can reach. The dots on a step represent the wilds that the next
 * step requires.
 */
export interface MultiplierLadder {
  readonly element: HTMLElement;
  /** Marks the progress of a series of free spins in the list of multipliers. Null hides the list. */
  readonly show: (series: WaysFreeSpins | null) => void;
}

const { ladder } = defaultWaysMachine;
const lastStep = ladder.top - ladder.start;

const createStep = (index: number) => {
  const dots = Array.from({ length: index < lastStep ? ladder.wildsPerStep : 0 }, () => createElement('i'));
  const step = createElement(
    'li',
    {},
    createElement('b', {}, `×${ladder.start + index}`),
    createElement('span', { class: 'dots' }, ...dots),
  );
  return { step, dots };
};

export const createMultiplierLadder = (label: string): MultiplierLadder => {
  const steps = Array.from({ length: lastStep + 1 }, (_, index) => createStep(index));
  const stepElements = steps.map(({ step }) => step);
  const dots = steps.flatMap((step) => step.dots);
  const element = createElement(
    'ol',
    { class: 'trail', dir: 'ltr', 'aria-label': label, hidden: true },
    ...stepElements,
  );
  return {
    element,
    show: (series) => {
      element.hidden = series === null;
      if (!series) return;
      const current = getLadderMultiplier(ladder, series.collected) - ladder.start;
      markSteps(stepElements, { current, reached: current + 1 });
      for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-lit', series.collected > index);
    },
  };
};
