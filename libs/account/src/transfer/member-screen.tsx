import { useTransferOptionsQuery, useTransferToMember } from '@livery/api/transfers';
import { useAnswer } from '@livery/kit/use-answer';
import { Loaded } from '@livery/ui/loaded';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { TransferForm } from './transfer-form.tsx';

/** Money for another member of the brand. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell']);
  const answer = useAnswer(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [give, doing] = useTransferToMember();
  return (
    <div className={styles.root}>
      <Loaded answer={answer} rows={4}>
        {(options) =>
          options.canSendToMembers ? (
            <TransferForm options={options} doing={doing} onSend={give} />
          ) : (
            <StateView kind="restricted" title={t('transfer.off')} />
          )
        }
      </Loaded>
    </div>
  );
};
