import { createElement } from '../../../client/create-element.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';

/** Multipliers of consecutive tumbles. The next one is highlighted. */
export interface Ladder {
  readonly element: HTMLElement;
  /** Highlights the multiplier after `tumbles` tumbles, counted from 0. */
  readonly show: (tumbles: number) => void;
}

export const createLadder = (label: string): Ladder => {
  const { multipliers } = defaultClusterMachine;
  const steps = multipliers.map((multiplier) => createElement('li', {}, `×${multiplier}`));
  return {
    element: createElement('ol', { class: 'ladder', dir: 'ltr', 'aria-label': label }, ...steps),
    show: (tumbles) => {
      const now = Math.min(tumbles, multipliers.length - 1);
      for (const [index, step] of steps.entries()) {
        step.toggleAttribute('data-reached', index < now);
        if (index === now) step.setAttribute('aria-current', 'step');
        else step.removeAttribute('aria-current');
      }
    },
  };
};
