import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';

/**
 * Returns true if the brand does not have the feature, because the flag of the feature is off. A feature for agents
 * also needs the flag of the agent area, `AGEINFO3`. If that flag is off, the app of the brand contains no code for
 * agents.
 */
export const isFeatureDisabled = ({ flag, access }: Pick<Feature, 'flag' | 'access'>, flags: Flags): boolean =>
  (flag !== undefined && !flags[flag]) || (access === 'agent' && !flags.AGEINFO3);
