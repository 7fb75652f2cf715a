import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';

/**
 * Returns true where the brand does not have a feature. Features for agents also depend on the agent area, so the
 * pipeline leaves them out.
 */
export const isFeatureDisabled = ({ flag, access }: Pick<Feature, 'flag' | 'access'>, flags: Flags): boolean =>
  (flag !== undefined && !flags[flag]) || (access === 'agent' && !flags.AGEINFO3);
