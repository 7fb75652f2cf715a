import { pushEndpoints } from '@livery/api/notifications/push';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getSubscriptionOwner, getPushStatus, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/**
 * Sends this browser's push subscription to the gateway again after a login. The gateway has removed the subscription
 * at the end of the last session, and the endpoint may have changed. A subscription of another member is ended
 * instead. So the current member does not see messages for the other member.
 */
export const syncPushSubscription = async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
  const session = getSession();
  if (!session) return;
  if (getSubscriptionOwner() !== session.userName) return void (await unsubscribeBrowser());
  if ((await getPushStatus(session.userName)) !== 'on') return;
  const { data } = await dispatch(pushEndpoints.pushKey.initiate(undefined, { subscribe: false }));
  if (data) await dispatch(pushEndpoints.subscribePush.initiate(await subscribeBrowser(data.publicKey)));
};
