import { isApiError } from '@livery/api/api-error';
import { wpsApi } from '@livery/api/client';
import { useLogoutMutation } from '@livery/api/session';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { endSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { unsubscribeBrowser } from '../push/push-browser.ts';
import { dropWords } from '../parts/kept-words.ts';
import { dropPassword } from '../remembered/held-password.ts';
import { forgetLogin } from '../remembered/remembered-login.ts';
import { markSignedOut } from './signed-out-mark.ts';

/** The gateway had already ended the session: it needs to be told nothing. */
const isGone = (error: unknown): boolean => isApiError(error) && error.code === ErrorCode.NotLoggedIn;

interface SignOut {
  readonly isPending: boolean;
  readonly signOut: () => Promise<void>;
}

/** Ends the session at the gateway and on the device, and goes home. A gateway that cannot be reached keeps nobody in: the device forgets all the same. */
export const useSignOut = (): SignOut => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const signOut = async () => {
    const userName = getSession()?.userName;
    const { error } = await logout();
    forgetLogin();
    dropPassword();
    dropWords();
    void unsubscribeBrowser().catch(() => undefined);
    if (userName) markSignedOut(userName);
    // First the session, at once: a member's page then leads to the log-in by itself, and this goes home over it.
    flushSync(endSession);
    // Nothing of this member may be left for the next: every answer is forgotten, not only renewed.
    dispatch(wpsApi.util.resetApiState());
    if (error && !isGone(error)) showToast({ kind: 'info', text: t('signOut.localOnly') });
    void navigate(paths.home, { replace: true });
  };
  return { isPending: isLoading, signOut };
};
