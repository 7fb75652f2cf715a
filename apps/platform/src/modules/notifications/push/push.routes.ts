import { pushKey, subscribePush, unsubscribePush } from '@livery/contract/notifications/push';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface PushRoutesDeps {
  readonly merchants: Merchants;
  readonly subscriptions: PushSubscriptions;
  readonly getPublicKey: () => string;
}

export const pushRoutes = (route: Route, { merchants, subscriptions, getPublicKey }: PushRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'WEBPUSH3');

  route(pushKey, async ({ session, merchant }) => {
    await pass({ session, merchant });
    return { publicKey: getPublicKey() };
  });

  route(
    subscribePush,
    async ({ session, merchant, language, request }) => {
      await pass({ session, merchant });
      await subscriptions.add(session, language, request);
      return { subscribed: true as const };
    },
    { perMinute: 60 },
  );

  // The route does not check the brand's feature flag of web push. Members can therefore unsubscribe after the operator
  // has switched web push off.
  route(unsubscribePush, async ({ session, request: { endpoint } }) => {
    await subscriptions.remove(session.memberId, endpoint);
    return { removed: true as const };
  });
};
