import { endSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import type { i18n } from 'i18next';
import { signedOutIn } from '../sign-out/signed-out-mark.ts';

/** A member who signs out in one tab is signed out in every tab of this browser. Each tab has a session of its own, so only the browser can tell the others. */
export const followOtherTabs = (texts: i18n): void => {
  addEventListener('storage', (event) => {
    const userName = signedOutIn(event);
    if (!userName || getSession()?.userName !== userName) return;
    endSession();
    void texts
      .loadNamespaces('account')
      .then(() => showToast({ kind: 'info', text: texts.t('account:signOut.elsewhere') }));
  });
};
