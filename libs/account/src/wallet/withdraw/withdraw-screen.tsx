import { useWithdrawOptionsQuery } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HeldNotice } from '../shared/held-notice.tsx';
import styles from '../shared/money.module.css';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawOrder } from './withdraw-order.tsx';

/**
 * Withdrawal page. When the URL contains the id of an order, the page shows the order. Without an id, it shows the
 * withdrawal form. The form is available only after the member has set a payment password and added a payout account.
 */
export const Screen = () => {
  useTranslation(['money', 'errors', 'shell']);
  const [search] = useSearchParams();
  const order = search.get('order');
  return <div className={styles.root}>{order ? <WithdrawOrder id={order} /> : <NewWithdrawal />}</div>;
};

const NewWithdrawal = () => {
  const { t } = useTranslation('money');
  const queryState = useQueryState(useWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <AsyncContent state={queryState} rows={5}>
      {(options) => {
        if (!options.hasPaymentPassword)
          return (
            <EmptyState
              kind="first-use"
              title={t('withdraw.needsPin')}
              detail={t('withdraw.needsPinDetail')}
              action={
                <Button tone="accent" href={paths.paymentPassword}>
                  {t('pin.set')}
                </Button>
              }
            />
          );
        if (options.cards.length === 0)
          return (
            <EmptyState
              kind="first-use"
              title={t('withdraw.needsCard')}
              detail={t('withdraw.needsCardDetail')}
              action={
                <Button tone="accent" href={paths.bankCards}>
                  {t('cards.add')}
                </Button>
              }
            />
          );
        return (
          <>
            <HeldNotice until={options.payoutsHeldUntil} />
            <PendingWithdrawals orders={options.open} />
            {!options.payoutsHeldUntil && <WithdrawForm options={options} />}
          </>
        );
      }}
    </AsyncContent>
  );
};
