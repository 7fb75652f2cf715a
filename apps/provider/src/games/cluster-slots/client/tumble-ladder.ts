import { createElement } from '../../../client/dom/create-element.ts';
import { markSteps } from '../../slots-shared/client/page/step-list.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';

/**
 * List of the multipliers of a spin: one for the first tumble, one for the second, and so on. In a tumble, winning
 * clusters burst and new symbols fall into the gaps. The multiplier of the next tumble is highlighted.
 */
export interface TumbleLadder {
  readonly element: HTMLElement;
  /**
   * Highlights the multiplier of the next tumble. `tumbles` is the number of finished tumbles, e.g. 0 highlights the
   * first multiplier.
   */
  readonly show: (tumbles: number) => void;
}

export const createTumbleLadder = (label: string): TumbleLadder => {
  const { multipliers } = defaultClusterMachine;
  const steps = multipliers.map((multiplier) => createElement('li', {}, `×${multiplier}`));
  return {
    element: createElement('ol', { class: 'ladder', dir: 'ltr', 'aria-label': label }, ...steps),
    show: (tumbles) => {
      const current = Math.min(tumbles, multipliers.length - 1);
      markSteps(steps, { current, reached: current });
    },
  };
};
