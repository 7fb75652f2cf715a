import { useFormat } from '@livery/kit/format/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PayoutGateProps {
  readonly hasPaymentPassword: boolean;
  /**
   * Time until which no money can leave the wallet. A reset of the payment password blocks the wallet until this time.
   * Null if the wallet is not blocked.
   */
  readonly payoutsHeldUntil: string | null;
  /** Form that moves money out of the wallet. */
  readonly children: ReactNode;
}

/**
 * Shows a form that pays money out of the agent's wallet. If the agent has no payment password, or no money can leave
 * the wallet now, shows the reason instead of the form.
 */
export const PayoutGate = ({ hasPaymentPassword, payoutsHeldUntil, children }: PayoutGateProps) => {
  const { t } = useTranslation('money');
  const { dateTime } = useFormat();
  if (!hasPaymentPassword)
    return (
      <EmptyState
        kind="first-use"
        title={t('withdraw.needsPin')}
        detail={t('transfer.needsPinDetail')}
        action={
          <Button tone="accent" href={paths.paymentPassword}>
            {t('pin.set')}
          </Button>
        }
      />
    );
  if (payoutsHeldUntil) return <p role="status">{t('pin.held', { time: dateTime(payoutsHeldUntil) })}</p>;
  return children;
};
