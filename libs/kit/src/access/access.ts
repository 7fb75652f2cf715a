import { isAgent, isTrial } from '@livery/contract/enums';
import type { Flags } from '@livery/merchant/flags';
import type { Feature } from '../feature/define-feature.ts';
import type { Session } from '../session/session.ts';
import { isFeatureDisabled } from './is-feature-disabled.ts';

/**
 * Reason why the visitor cannot open a feature. `off`: the feature is disabled. `login`: the feature needs a log-in.
 * `trial`: trial accounts cannot open the feature. `break`: members who take a break from play cannot open it.
 * `agents-only`: only agents can open it. The router uses the reason to choose a redirect or a message.
 */
export type AccessDenial = 'off' | 'login' | 'trial' | 'break' | 'agents-only';

/** Returns the reason why the visitor cannot open the feature. Returns null if the visitor can open it. */
export const getAccessDenial = (feature: Feature, session: Session | null, flags: Flags): AccessDenial | null => {
  if (isFeatureDisabled(feature, flags)) return 'off';
  if (session && feature.trialAccess === 'denied' && isTrial(session.type)) return 'trial';
  if (session?.pause && feature.breakAccess === 'denied') return 'break';
  if (feature.access === 'guest') return null;
  if (!session) return feature.guestRedirect === 'home' ? 'agents-only' : 'login';
  if (feature.access === 'agent' && !isAgent(session.type)) return 'agents-only';
  return null;
};
