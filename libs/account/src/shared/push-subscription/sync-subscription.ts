import { pushEndpoints } from '@livery/api/notifications/push';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getSubscriptionOwner, getPushStatus, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/**
 * Registers this browser's push subscription again in a new session, because its endpoint may have changed and a
 * session that ends removes its subscription. Ends the subscription when another member has logged in: a message title
 * must not be visible to them.
 */
export const syncPushSubscription = async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
  const session = getSession();
  if (!session) return;
  if (getSubscriptionOwner() !== session.userName) return void (await unsubscribeBrowser());
  if ((await getPushStatus(session.userName)) !== 'on') return;
  const { data } = await dispatch(pushEndpoints.pushKey.initiate(undefined, { subscribe: false }));
  if (data) await dispatch(pushEndpoints.subscribePush.initiate(await subscribeBrowser(data.publicKey)));
};
