import { useTransferOptionsQuery, useTransferToUpline } from '@livery/api/wallet/transfers';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { TransferForm } from './transfer-form.tsx';

/** Page to transfer money to the upline (the agent above the member). The gateway decides if the member may do this. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell']);
  const { MEMTRANS3, FUNDTRANS3 } = useFlags();
  const queryState = useQueryState(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [give, doing] = useTransferToUpline();
  return (
    <div className={styles.root}>
      <AsyncContent state={queryState} rows={4}>
        {(options) =>
          options.upline === null ? (
            <EmptyState kind="restricted" title={t('transfer.noUpline')} />
          ) : (
            <TransferForm
              options={options}
              to={options.upline}
              doing={doing}
              onSend={({ amount, note, paymentPassword }) => give({ amount, note, paymentPassword })}
            />
          )
        }
      </AsyncContent>
      {MEMTRANS3 && FUNDTRANS3 && (
        <Button tone="plain" href={paths.transferMember}>
          {t('transfer.title')}
        </Button>
      )}
    </div>
  );
};
