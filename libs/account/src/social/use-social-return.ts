import { isApiError } from '@livery/api/api-error';
import { wpsApi } from '@livery/api/client';
import { exchangeCode } from '@livery/api/identity-provider';
import { useLoginMutation } from '@livery/api/session';
import { ErrorCode } from '@livery/contract/errors';
import { useBrand } from '@livery/kit/brand';
import { loginFrom, paths } from '@livery/kit/paths';
import { showToast } from '@livery/ui/toast-queue';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { enterSession } from '../remembered/enter-session.ts';
import { keepIdentity, takeTrip } from './social-state.ts';

const emailOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string' ? value.email : '';

/** Finishes a log-in that went by way of a provider: it leads into the account, to a registration, or back to the log-in. */
export const useSocialReturn = (): void => {
  const { t } = useTranslation(['account', 'errors']);
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const isDone = useRef(false);

  useEffect(() => {
    // A code serves once, and effects may run twice.
    if (isDone.current) return;
    isDone.current = true;
    const answer = new URLSearchParams(location.search);
    // Neither a reload nor the history shall find it again.
    history.replaceState(history.state, '', paths.social);
    const trip = takeTrip();
    const back = (message: string | null) => {
      if (message) showToast({ kind: 'fail', text: message });
      void navigate(loginFrom(trip?.from ?? paths.home), { replace: true });
    };
    const finish = async (): Promise<void> => {
      const code = answer.get('code');
      if (answer.get('error') === 'access_denied') return back(null);
      if (!trip || !code || answer.get('state') !== trip.state) return back(t('errors:login.social.invalid'));
      const idToken = await exchangeCode({ ...trip, code }).catch(() => null);
      if (!idToken) return back(t('errors:login.social.invalid'));
      const { data, error } = await login({
        type: 'firebase',
        username: '',
        password: '',
        firebaseChannel: trip.provider,
        firebaseIdToken: idToken,
      });
      if (data) {
        enterSession({ value: data, username: data.userName, merchantCode });
        dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
        return void navigate(trip.from, { replace: true });
      }
      const failure = isApiError(error) ? error : { code: 'unknown', value: undefined };
      if (failure.code !== ErrorCode.SocialUnknown) return back(t([`errors:${failure.code}`, 'errors:unknown']));
      keepIdentity({ provider: trip.provider, idToken, email: emailOf(failure.value) });
      void navigate(paths.register, { replace: true });
    };
    void finish();
  }, [dispatch, login, merchantCode, navigate, t]);
};
