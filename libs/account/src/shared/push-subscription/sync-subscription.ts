import { pushEndpoints } from '@livery/api/notifications/push';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getSubscriptionOwner, getPushStatus, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/**
 * Says anew that this browser is to be woken, in the session that has begun: addresses change, and a log-in that was
 * ended took its own with it. Where another member has logged in the browser is woken for nobody: a letter's title is
 * not for them.
 */
export const syncPushSubscription = async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
  const session = getSession();
  if (!session) return;
  if (getSubscriptionOwner() !== session.userName) return void (await unsubscribeBrowser());
  if ((await getPushStatus(session.userName)) !== 'on') return;
  const { data } = await dispatch(pushEndpoints.pushKey.initiate(undefined, { subscribe: false }));
  if (data) await dispatch(pushEndpoints.subscribePush.initiate(await subscribeBrowser(data.publicKey)));
};
