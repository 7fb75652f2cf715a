import { isNetworkError } from '@livery/api/client/api-error';
import { getSession, subscribeToSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { isAutoLoginEnabled, getRememberedLogin } from '../remember-me/remembered-login.ts';
import { syncTabs } from './sync-tabs.ts';

interface SessionSyncDeps {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly texts: i18n;
  readonly merchantCode: string;
}

/**
 * Starts the automatic login of a remembered member. Also ends this tab's session when the member logs out in another
 * tab. Call this function once, after the first paint.
 */
export const startSessionSync = (app: SessionSyncDeps): void => {
  syncTabs(app.texts);
  subscribeToSession(() => refreshPushSubscription(app));
  refreshPushSubscription(app);
  void restore(app);
};

/**
 * After a login, sends this browser's push subscription to the gateway again. If the subscription belongs to another
 * member, ends it instead, so that this member does not get messages for the other member. Does nothing without a
 * subscription.
 */
const refreshPushSubscription = ({ dispatch }: SessionSyncDeps): void => {
  if (!getSession() || deviceStorage.get('livery.push') === null) return;
  void import('../../shared/push-subscription/sync-subscription.ts')
    .then(({ syncPushSubscription }) => syncPushSubscription(dispatch))
    .catch(() => undefined);
};

const restore = async (app: SessionSyncDeps): Promise<void> => {
  if (getSession() || !isAutoLoginEnabled()) return;
  const remembered = getRememberedLogin();
  if (!remembered) return;
  const { loginWithDevice } = await import('../remember-me/device-login.ts');
  const failure = await loginWithDevice({ ...app, remembered });
  if (!failure || !isNetworkError(failure)) return;
  addEventListener('online', () => void restore(app), { once: true });
};
