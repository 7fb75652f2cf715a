import { useTransferOptionsQuery, useTransferToMember } from '@livery/api/wallet/transfers';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { TransferForm } from './transfer-form.tsx';

/** Page to transfer money to another member of the brand. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell']);
  const queryState = useQueryState(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [give, doing] = useTransferToMember();
  return (
    <div className={styles.root}>
      <AsyncContent state={queryState} rows={4}>
        {(options) =>
          options.canSendToMembers ? (
            <TransferForm options={options} doing={doing} onSend={give} />
          ) : (
            <EmptyState kind="restricted" title={t('transfer.off')} />
          )
        }
      </AsyncContent>
    </div>
  );
};
