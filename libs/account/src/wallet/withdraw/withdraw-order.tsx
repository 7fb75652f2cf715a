import { useCancelWithdrawalMutation, useWithdrawalStatusQuery, type Withdrawal } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import type { Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { StatusCard } from '../shared/status-card.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/** Milliseconds between two requests of a withdrawal order that is not decided yet. */
const pollIntervalMs = 4000;

const tones = {
  pending: 'wait',
  processing: 'wait',
  paid: 'success',
  refused: 'danger',
  cancelled: 'quiet',
} as const satisfies Record<Withdrawal['state'], Tone>;
const isUndecided = ({ state }: Withdrawal): boolean => state === 'pending' || state === 'processing';

/** Shows one withdrawal order. Requests the order repeatedly until it is decided. */
export const WithdrawOrder = ({ id }: { readonly id: string }) => {
  const [isDecided, setDecided] = useState(false);
  const queryState = useQueryState(
    useWithdrawalStatusQuery(
      { id },
      {
        refetchOnMountOrArgChange: true,
        refetchOnFocus: true,
        pollingInterval: isDecided ? 0 : pollIntervalMs,
        skipPollingIfUnfocused: true,
      },
    ),
  );
  if (queryState.data && !isUndecided(queryState.data) && !isDecided) setDecided(true);
  return <AsyncContent state={queryState}>{(order) => <Order order={order} />}</AsyncContent>;
};

const Order = ({ order }: { readonly order: Withdrawal }) => {
  const { t } = useTranslation('money');
  const { money, dateTime } = useFormat();
  const { state, amount, fee, received, bankName, lastDigits, orderNo, createdAt, canCancel } = order;
  return (
    <>
      <StatusCard
        tone={tones[state]}
        amount={money(amount)}
        title={t(`withdraw.state.${state}`)}
        detail={t(`withdraw.detail.${state}`)}
      />
      <DescriptionList
        items={[
          [t('withdraw.received'), money(received)],
          [t('fee.label'), Number(fee) === 0 ? t('fee.none') : money(fee)],
          [t('withdraw.where'), `${bankName} ••${lastDigits}`],
          [t('orderNo'), orderNo],
          [t('at'), dateTime(createdAt)],
        ]}
      />
      <div className={styles.actions}>
        <Button isWide tone="accent" href={paths.memberCenter}>
          {t('done')}
        </Button>
        {canCancel && <Cancel order={order} />}
      </div>
    </>
  );
};

/**
 * Button that cancels a withdrawal order. It is available only until the staff begins to process the order. It is never
 * the primary action of the page.
 */
const Cancel = ({ order: { id } }: { readonly order: Withdrawal }) => {
  const { t } = useTranslation(['money', 'shell']);
  const getErrorMessage = useErrorMessage();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [cancel, { isLoading, error }] = useCancelWithdrawalMutation();
  return (
    <>
      <Button tone="plain" isWide onClick={() => setConfirmOpen(true)}>
        {t('withdraw.cancel')}
      </Button>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {getErrorMessage(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onOpenChange={setConfirmOpen}
        title={t('withdraw.cancelTitle')}
        confirm={t('withdraw.cancel')}
        cancel={t('withdraw.cancelKeep')}
        isPending={isLoading}
        onConfirm={() => void cancel({ id }).finally(() => setConfirmOpen(false))}
      >
        {t('withdraw.cancelText')}
      </ConfirmDialog>
    </>
  );
};
