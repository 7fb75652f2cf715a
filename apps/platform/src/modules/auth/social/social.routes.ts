import { ErrorCode } from '@livery/contract/errors';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Identities } from './identities.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

/** Feature flags by channel. A channel is enabled if at least one of its flags is on. */
const channelFlags = {
  google: ['GOOGLELOGIN3'],
  facebook: ['FACEBOOKLOGIN3'],
  sms: ['MOBILENUMREG3', 'REGMOBVERF3'],
} as const;

export const socialRoutes = (
  route: Route,
  { identities, merchants }: { identities: Identities; merchants: Merchants },
): void => {
  route(
    startSocialLogin,
    async ({ merchant, request: { firebaseChannel } }) => {
      const on = await merchants.getFlags(merchant);
      if (!channelFlags[firebaseChannel].some((flag) => on[flag])) throw new GatewayError(ErrorCode.FeatureDisabled);
      return identities.start(merchant, firebaseChannel);
    },
    { perMinute: 60 },
  );
};
