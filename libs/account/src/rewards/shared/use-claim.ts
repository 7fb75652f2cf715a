import { isApiError, isNetworkError } from '@livery/api/client/api-error';
import { useClaimRewardMutation } from '@livery/api/rewards/promotions';
import { useFormat } from '@livery/kit/format/use-format';
import { showToast } from '@livery/ui/toast-queue';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Claiming {
  /** Id of the reward whose claim request is pending. Null if there is no such request. */
  readonly pending: string | null;
  readonly claim: (rewardId: string) => void;
}

/**
 * Claims a reward and shows the result in a toast. While a claim is pending, further taps are ignored. The gateway pays
 * each reward only once, even if it receives a second claim.
 */
export const useClaim = (): Claiming => {
  const { t } = useTranslation(['promotions', 'errors']);
  const { money } = useFormat();
  const [claimReward] = useClaimRewardMutation();
  const [pending, setPending] = useState<string | null>(null);
  const isBusy = useRef(false);

  const claim = async (id: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(id);
    try {
      const { amount, currency } = await claimReward({ id }).unwrap();
      showToast({ kind: 'success', text: t('claimed', { amount: money(amount, currency) }) });
    } catch (error) {
      const text =
        isApiError(error) && isNetworkError(error)
          ? t('unanswered')
          : t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']);
      showToast({ kind: 'fail', text });
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return { pending, claim: (id) => void claim(id) };
};
