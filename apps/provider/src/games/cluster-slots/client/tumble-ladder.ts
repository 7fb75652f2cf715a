import { createElement } from '../../../client/create-element.ts';
import { markSteps } from '../../slots-shared/client/page/step-list.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';

/**
 * List with the multiplier of each tumble in a row. In a tumble, clusters burst and new symbols fall into the gaps. The
 * multiplier of the next tumble is highlighted.
 */
export interface TumbleLadder {
  readonly element: HTMLElement;
  /** Highlights the multiplier of the next tumble. `tumbles` is the number of tumbles so far. */
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
