import { isApiError } from '@livery/api/client/api-error';
import { useGiveUpBonusMutation } from '@livery/api/rewards/bonuses';
import type { RolloverStatus } from '@livery/api/rewards/promotions';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../shared/use-error-message.ts';

interface GiveUpProps {
  readonly bonus: RolloverStatus['list'][number];
  readonly title: string;
  readonly currency: string;
}

/**
 * Button with which the member gives up a bonus. A confirmation dialog shows the amount that leaves the wallet. It also
 * explains that no more bets are required for the bonus.
 */
export const GiveUp = ({ bonus: { id, amount }, title, currency }: GiveUpProps) => {
  const { t } = useTranslation(['promotions', 'errors']);
  const { money } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [isOpen, setOpen] = useState(false);
  const [giveUp, { isLoading }] = useGiveUpBonusMutation();
  const confirm = async (): Promise<void> => {
    const { data, error } = await giveUp({ id });
    setOpen(false);
    if (data) showToast({ kind: 'success', text: t('giveUp.success') });
    else showToast({ kind: 'fail', text: isApiError(error) ? getErrorMessage(error) : t('errors:unknown') });
  };
  return (
    <>
      <Button tone="plain" size="small" aria-label={`${t('giveUp.action')}: ${title}`} onClick={() => setOpen(true)}>
        {t('giveUp.action')}
      </Button>
      <Dialog
        isDecision
        isOpen={isOpen}
        onOpenChange={(next) => !isLoading && setOpen(next)}
        title={t('giveUp.title')}
        actions={
          <>
            <Button tone="plain" isPending={isLoading} onClick={() => void confirm()}>
              {t('giveUp.action')}
            </Button>
            <Button tone="accent" disabled={isLoading} onClick={() => setOpen(false)}>
              {t('giveUp.keep')}
            </Button>
          </>
        }
      >
        {t('giveUp.text', { amount: money(amount, currency) })}
      </Dialog>
    </>
  );
};
