import { element } from '../../../client-kit/element.ts';
import { houseCluster } from '../rules/house-cluster.ts';

/** The multipliers of one tumble after another, the one that counts next lit. */
export interface Ladder {
  readonly element: HTMLElement;
  /** After so many tumbles, counted from 0. */
  readonly show: (tumbles: number) => void;
}

export const createLadder = (label: string): Ladder => {
  const { multipliers } = houseCluster;
  const steps = multipliers.map((multiplier) => element('li', {}, `×${multiplier}`));
  return {
    element: element('ol', { class: 'ladder', dir: 'ltr', 'aria-label': label }, ...steps),
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
