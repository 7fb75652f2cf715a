import { clearSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import type { i18n } from 'i18next';
import { getLoggedOutUser } from '../logout/logout-broadcast.ts';

/** A member who signs out in one tab is signed out in every tab of this browser. Each tab has a session of its own, so only the browser can tell the others. */
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
