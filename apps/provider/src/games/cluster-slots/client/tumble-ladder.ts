import { createElement } from '../../../client/create-element.ts';
import { markSteps } from '../../slots-shared/client/page/step-list.ts';
import { defaultClusterMachine } from '../rules/default-cluster-machine.ts';

/** List of the multipliers of consecutive tumbles (clusters burst, new symbols fall). The next one is highlighted. */
export interface TumbleLadder {
  readonly element: HTMLElement;
  /** Highlights the multiplier after `tumbles` tumbles, counted from 0. */
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
