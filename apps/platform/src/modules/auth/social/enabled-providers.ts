import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Channel } from './identities.ts';
import type { IdentityProviders } from './identity-providers-port.ts';

const channelOfFlag: Partial<Record<Flag, Channel>> = { GOOGLELOGIN3: 'google', FACEBOOKLOGIN3: 'facebook' };

/**
 * Returns false for the flag of a social log-in if the brand is not a client of the provider. In that case, the app
 * hides the log-in button. Returns true for all other flags.
 */
export const isSocialLoginOffered = (providers: IdentityProviders, flag: Flag, merchant: Merchant): boolean => {
  const channel = channelOfFlag[flag];
  return channel === undefined || providers[channel]?.getClientId(merchant) !== undefined;
};
