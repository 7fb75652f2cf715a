import { ErrorCode } from '@livery/contract/errors';
import { startSocialLogin } from '@livery/contract/social';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Identities } from './identities.ts';

/** The flags under which a way is open; any of them suffices. */
const flagsOf = {
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
      const on = await merchants.flagsOf(merchant);
      if (!flagsOf[firebaseChannel].some((flag) => on[flag])) throw new GatewayError(ErrorCode.FeatureOff);
      return identities.start(merchant, firebaseChannel);
    },
    { perMinute: 60 },
  );
};
