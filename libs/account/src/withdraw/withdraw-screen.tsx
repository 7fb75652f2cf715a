import { useWithdrawOptionsQuery } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { Button } from '@livery/ui/button';
import { Loaded } from '@livery/ui/loaded';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../money/money.module.css';
import { OpenWithdrawals } from './open-withdrawals.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawOrder } from './withdraw-order.tsx';

/** Money out: one order where the address names one, else the form, once there is a payment password and an account to be paid to. */
export const Screen = () => {
  useTranslation(['money', 'errors', 'shell']);
  const [search] = useSearchParams();
  const order = search.get('order');
  return <div className={styles.root}>{order ? <WithdrawOrder id={order} /> : <NewWithdrawal />}</div>;
};

const NewWithdrawal = () => {
  const { t } = useTranslation('money');
  const answer = useAnswer(useWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Loaded answer={answer} rows={5}>
      {(options) => {
        if (!options.hasPaymentPassword)
          return (
            <StateView
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
            <StateView
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
            <OpenWithdrawals orders={options.open} />
            <WithdrawForm options={options} />
          </>
        );
      }}
    </Loaded>
  );
};
