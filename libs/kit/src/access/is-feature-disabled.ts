import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';

/** Whether the brand is without a feature. What is for agents also hangs on the agent area: so the pipeline leaves it out. */
export const isFeatureDisabled = ({ flag, access }: Pick<Feature, 'flag' | 'access'>, flags: Flags): boolean =>
  (flag !== undefined && !flags[flag]) || (access === 'agent' && !flags.AGEINFO3);
