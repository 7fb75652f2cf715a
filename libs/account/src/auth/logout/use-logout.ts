import { isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { useLogoutMutation } from '@livery/api/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { paths } from '@livery/kit/paths';
import { clearSession, getSession } from '@livery/kit/session';
import { showToast } from '@livery/ui/toast-queue';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { unsubscribeBrowser } from '../../shared/push-subscription/push-browser.ts';
import { clearDrafts } from '../../shared/draft-store.ts';
import { forgetPassword } from '../remember-me/password-memory.ts';
import { clearRememberedLogin } from '../remember-me/remembered-login.ts';
import { broadcastLogout } from './logout-broadcast.ts';

/**
 * Returns true if the logout request failed because the session had already ended. This is not an error for the member.
 */
const isAlreadyLoggedOut = (error: unknown): boolean => isApiError(error) && error.code === ErrorCode.NotLoggedIn;

interface Logout {
  readonly isPending: boolean;
  readonly logout: () => Promise<void>;
}

/**
 * Ends the session on the gateway and on the device, then navigates to the home page. The session on the device ends
 * even if the gateway cannot be reached.
 */
export const useLogout = (): Logout => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [endSessionAtGateway, { isLoading }] = useLogoutMutation();
  const logout = async () => {
    const userName = getSession()?.userName;
    const { error } = await endSessionAtGateway();
    clearRememberedLogin();
    forgetPassword();
    clearDrafts();
    void unsubscribeBrowser().catch(() => undefined);
    if (userName) broadcastLogout(userName);
    // When the session ends, a page for members redirects to the login. This redirect must happen before the navigation
    // below, which then replaces it. Otherwise the member would see the login and not the home page.
    flushSync(clearSession);
    // Deletes all cached responses, so that the next member cannot see data of this member. An invalidation of cache
    // tags would only load the data again.
    dispatch(wpsApi.util.resetApiState());
    if (error && !isAlreadyLoggedOut(error)) showToast({ kind: 'info', text: t('signOut.localOnly') });
    void navigate(paths.home, { replace: true });
  };
  return { isPending: isLoading, logout };
};
