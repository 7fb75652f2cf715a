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

/** True when the gateway had already ended the session. Then no error is shown. */
const isAlreadyLoggedOut = (error: unknown): boolean => isApiError(error) && error.code === ErrorCode.NotLoggedIn;

interface Logout {
  readonly isPending: boolean;
  readonly logout: () => Promise<void>;
}

/**
 * Ends the session at the gateway and on the device, then goes home. The device logs out even when the gateway cannot
 * be reached.
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
    // The session ends first and synchronously: a member page then redirects to the login, and the navigation below
    // replaces that redirect.
    flushSync(clearSession);
    // Drops the complete cache, so that the next member cannot see a response of this one. An invalidation would keep
    // the data.
    dispatch(wpsApi.util.resetApiState());
    if (error && !isAlreadyLoggedOut(error)) showToast({ kind: 'info', text: t('signOut.localOnly') });
    void navigate(paths.home, { replace: true });
  };
  return { isPending: isLoading, logout };
};
