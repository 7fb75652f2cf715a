import { isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { useFreePlayMutation } from '@livery/api/auth/session';
import { useBrand } from '@livery/kit/brand';
import { setSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { closeToast, showToast } from '@livery/ui/toast-queue';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { getRedirectPath } from '../shared/post-login-redirect.ts';

/**
 * Storage key of the user name of this tab's trial account. A trial needs no password, so anybody with the name can use
 * the account. The name is therefore stored only in the tab and not on the device.
 */
const trialUserKey = 'MC_TRIAL_USER';
const noticeId = 'test-play';

interface Trial {
  readonly isPending: boolean;
  /**
   * Starts a trial session, then opens the page `from`. Opens the home page if `from` is null or a page for visitors.
   * After an error, shows a toast and opens no page.
   */
  readonly play: (from: string | null) => Promise<void>;
}

export const useTrial = (): Trial => {
  const { t } = useTranslation(['account', 'errors']);
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [freePlay, { isLoading }] = useFreePlayMutation();
  const isRunning = useRef(false);

  const play = async (from: string | null): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    showToast({ id: noticeId, kind: 'loading', text: t('trial.opening') });
    const storedUserName = tabStorage.get(trialUserKey);
    const { data, error } = await freePlay(storedUserName ? { userName: storedUserName } : {});
    isRunning.current = false;
    closeToast(noticeId);
    if (!data) {
      showToast({ kind: 'fail', text: t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']) });
      return;
    }
    const { token, userName, customerType } = data;
    setSession({ token, userName, merchantCode, type: customerType, firstTimeLogin: false });
    tabStorage.set(trialUserKey, userName);
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    void navigate(getRedirectPath(from), { replace: true });
  };

  return { isPending: isLoading, play };
};
