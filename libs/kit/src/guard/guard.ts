import { isAgent, isTrial } from '@livery/contract/enums';
import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/feature.ts';
import type { Session } from '../session/session.ts';
import { isOff } from './is-off.ts';

/** Why a feature is not entered, and so where the member is led instead. */
export type Refusal = 'off' | 'login' | 'trial' | 'agents-only';

/** Null where the feature may be entered. */
export const refusalOf = (feature: Feature, session: Session | null, flags: Flags): Refusal | null => {
  if (isOff(feature, flags)) return 'off';
  if (session && feature.trial === 'refused' && isTrial(session.type)) return 'trial';
  if (feature.access === 'guest') return null;
  if (!session) return feature.guests === 'home' ? 'agents-only' : 'login';
  if (feature.access === 'agent' && !isAgent(session.type)) return 'agents-only';
  return null;
};
