import { useTransferOptionsQuery, useTransferToUpline } from '@livery/api/transfers';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { Button } from '@livery/ui/button';
import { Loaded } from '@livery/ui/loaded';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { TransferForm } from './transfer-form.tsx';

/** Money for the upline, where the gateway lets this member give it. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell']);
  const { MEMTRANS3, FUNDTRANS3 } = useFlags();
  const answer = useAnswer(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [give, doing] = useTransferToUpline();
  return (
    <div className={styles.root}>
      <Loaded answer={answer} rows={4}>
        {(options) =>
          options.upline === null ? (
            <StateView kind="restricted" title={t('transfer.noUpline')} />
          ) : (
            <TransferForm
              options={options}
              to={options.upline}
              doing={doing}
              onSend={({ amount, note, paymentPassword }) => give({ amount, note, paymentPassword })}
            />
          )
        }
      </Loaded>
      {MEMTRANS3 && FUNDTRANS3 && (
        <Button tone="plain" href={paths.transferMember}>
          {t('transfer.title')}
        </Button>
      )}
    </div>
  );
};
