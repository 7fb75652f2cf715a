import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';

/**
 * Returns true if the brand does not have the feature. A feature for agents also needs the flag of the agent area
 * (`AGEINFO3`). Without this flag, the build of a brand does not contain the feature.
 */
export const isFeatureDisabled = ({ flag, access }: Pick<Feature, 'flag' | 'access'>, flags: Flags): boolean =>
  (flag !== undefined && !flags[flag]) || (access === 'agent' && !flags.AGEINFO3);
