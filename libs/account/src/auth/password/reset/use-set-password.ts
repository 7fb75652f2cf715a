import { isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { useLoginMutation } from '@livery/api/auth/session';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigateIfMounted } from '../../../shared/use-navigate-if-mounted.ts';
import { startSession } from '../../remember-me/start-session.ts';
import type { Outcome } from '../ended-access/password-outcome.tsx';
import { rememberPassword } from '../../remember-me/password-memory.ts';

const noticeId = 'setting-password';

type Setting = Promise<{
  readonly data?: (Outcome & { readonly userName: string }) | undefined;
  readonly error?: unknown;
}>;

/**
 * Result of the function of `useSetPassword`. `failure` is the error code of a failed request. `outcome` is the result
 * that the page must show. If both are undefined, the app has already navigated to another page.
 */
interface SetPasswordResult {
  readonly failure?: string;
  readonly outcome?: Outcome;
}

/**
 * Returns a function that waits for a new password to be set, and then logs the member in. `setting` is the request
 * that sets the password, which is already running.
 * - If the request fails, the function resolves with `failure`.
 * - If the member is logged in and still has passkeys, it resolves with `outcome`.
 * - Otherwise it navigates to the home page, or to the login page if the login has failed.
 */
export const useSetPassword = () => {
  const { t } = useTranslation(['recover', 'errors']);
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const navigateIfMounted = useNavigateIfMounted();
  const [login] = useLoginMutation();

  return async (setting: Setting, password: string): Promise<SetPasswordResult> => {
    showToast({ id: noticeId, kind: 'loading', text: t('set.wait') });
    const { data, error } = await setting;
    if (!data) {
      closeToast(noticeId);
      const code = isApiError(error) ? error.code : 'unknown';
      showToast({ kind: 'fail', text: t([`errors:${code}`, 'errors:unknown']) });
      return { failure: code };
    }
    const { data: session } = await login({ type: 'username', username: data.userName, password });
    showToast({ id: noticeId, kind: 'success', text: t('set.done') });
    if (session) {
      rememberPassword(session.userName, password);
      startSession({ value: { ...session, firstTimeLogin: false }, username: session.userName, merchantCode });
      dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    }
    if (session && data.passkeysLeft > 0) return { outcome: data };
    // The new password is valid even if the login fails. In this case, the member logs in on the login page.
    navigateIfMounted(session ? paths.home : paths.login, { replace: true });
    return {};
  };
};
