import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';

/**
 * Returns true when the brand does not have a feature. A feature for agents also needs the agent area; the pipeline
 * leaves it out of the bundle of a brand without one.
 */
export const isFeatureDisabled = ({ flag, access }: Pick<Feature, 'flag' | 'access'>, flags: Flags): boolean =>
  (flag !== undefined && !flags[flag]) || (access === 'agent' && !flags.AGEINFO3);
