import { isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { exchangeCode } from '@livery/api/auth/identity-provider';
import { useLoginMutation } from '@livery/api/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { useBrand } from '@livery/kit/brand';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { startSession } from '../remember-me/start-session.ts';
import { setPendingIdentity, consumeOAuthState } from './oauth-state.ts';

const getEmail = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string' ? value.email : '';

/**
 * Completes a social login. Then navigates to the stored path. If there is no account yet, navigates to the
 * registration. After an error, navigates back to the login.
 */
export const useSocialReturn = (): void => {
  const { t } = useTranslation(['account', 'errors']);
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const isDone = useRef(false);

  useEffect(() => {
    // The effect must run only once: the provider's code is valid once, and React may run the effect twice.
    if (isDone.current) return;
    isDone.current = true;
    const callbackParams = new URLSearchParams(location.search);
    // Removes the provider's code from the URL. The code is then not in the history, and a reload does not send it
    // again.
    history.replaceState(history.state, '', paths.social);
    const oauthState = consumeOAuthState();
    const back = (message: string | null) => {
      if (message) showToast({ kind: 'fail', text: message });
      void navigate(loginPathWithReturn(oauthState?.from ?? paths.home), { replace: true });
    };
    const finish = async (): Promise<void> => {
      const code = callbackParams.get('code');
      if (callbackParams.get('error') === 'access_denied') return back(null);
      if (!oauthState || !code || callbackParams.get('state') !== oauthState.state)
        return back(t('errors:login.social.invalid'));
      const idToken = await exchangeCode({ ...oauthState, code }).catch(() => null);
      if (!idToken) return back(t('errors:login.social.invalid'));
      const { data, error } = await login({
        type: 'firebase',
        username: '',
        password: '',
        firebaseChannel: oauthState.provider,
        firebaseIdToken: idToken,
      });
      if (data) {
        startSession({ value: data, username: data.userName, merchantCode });
        dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
        return void navigate(oauthState.from, { replace: true });
      }
      const failure = isApiError(error) ? error : { code: 'unknown', value: undefined };
      if (failure.code !== ErrorCode.SocialUnknown) return back(t([`errors:${failure.code}`, 'errors:unknown']));
      setPendingIdentity({ provider: oauthState.provider, idToken, email: getEmail(failure.value) });
      void navigate(paths.register, { replace: true });
    };
    void finish();
  }, [dispatch, login, merchantCode, navigate, t]);
};
