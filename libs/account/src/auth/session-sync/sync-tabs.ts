import { clearSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import type { i18n } from 'i18next';
import { getLoggedOutUser } from '../logout/logout-broadcast.ts';

/**
 * Ends this tab's session when the same member logs out in another tab. Each tab has its own session, so without this
 * function the member would stay logged in here. Tabs notify each other by `broadcastLogout`.
 */
export const syncTabs = (texts: i18n): void => {
  addEventListener('storage', (event) => {
    const userName = getLoggedOutUser(event);
    if (!userName || getSession()?.userName !== userName) return;
    clearSession();
    void texts
      .loadNamespaces('account')
      .then(() => showToast({ kind: 'info', text: texts.t('account:signOut.elsewhere') }));
  });
};
