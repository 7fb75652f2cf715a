import { pushEndpoints } from '@livery/api/notifications/push';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getSubscriptionOwner, getPushStatus, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/**
 * Sends this browser's push subscription to the gateway again after a login. This is necessary, because the gateway
 * removes the subscription when a session ends, and because the endpoint may have changed. If the subscription belongs
 * to another member, ends it instead, so that the current member does not see that member's messages.
 */
export const syncPushSubscription = async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
  const session = getSession();
  if (!session) return;
  if (getSubscriptionOwner() !== session.userName) return void (await unsubscribeBrowser());
  if ((await getPushStatus(session.userName)) !== 'on') return;
  const { data } = await dispatch(pushEndpoints.pushKey.initiate(undefined, { subscribe: false }));
  if (data) await dispatch(pushEndpoints.subscribePush.initiate(await subscribeBrowser(data.publicKey)));
};
