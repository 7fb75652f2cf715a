import { useCancelWithdrawalMutation, useWithdrawalStatusQuery, type Withdrawal } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import type { Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { Rejection } from '../shared/rejection.tsx';
import { StatusCard } from '../shared/status-card.tsx';
import { Timeline } from '../shared/timeline.tsx';
import { useWithdrawalSteps } from './use-withdrawal-steps.ts';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/** Milliseconds between two requests of a withdrawal order that is pending or processing. */
const pollIntervalMs = 4000;

const tones = {
  pending: 'wait',
  processing: 'wait',
  paid: 'success',
  refused: 'danger',
  cancelled: 'quiet',
} as const satisfies Record<Withdrawal['state'], Tone>;
const isUndecided = ({ state }: Withdrawal): boolean => state === 'pending' || state === 'processing';

/** Shows one withdrawal order. Requests the order repeatedly while it is pending or processing. */
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
  const { money } = useFormat();
  const steps = useWithdrawalSteps(order);
  const { state, amount, fee, received, bankName, lastDigits, orderNo, reason, canCancel } = order;
  return (
    <>
      <StatusCard
        tone={tones[state]}
        amount={money(amount)}
        title={t(`withdraw.state.${state}`)}
        detail={t(`withdraw.detail.${state}`)}
      />
      <Timeline steps={steps} />
      {state === 'refused' && <Rejection reason={reason} />}
      <DescriptionList
        items={[
          [t('withdraw.received'), money(received)],
          [t('fee.label'), Number(fee) === 0 ? t('fee.none') : money(fee)],
          [t('withdraw.where'), `${bankName} ••${lastDigits}`],
          [t('orderNo'), orderNo],
        ]}
      />
      <div className={styles.actions}>
        <Button isWide tone="accent" href={state === 'refused' ? paths.withdraw : paths.memberCenter}>
          {t(state === 'refused' ? 'action.again' : 'done')}
        </Button>
        {canCancel && <Cancel order={order} />}
      </div>
    </>
  );
};

/**
 * Button that cancels a withdrawal order. It is available only until the staff begins to process the order. Cancelling
 * is never the primary action of the page or of the dialog.
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
      <Dialog
        isDecision
        isOpen={isConfirmOpen}
        onOpenChange={(isOpen) => !isLoading && setConfirmOpen(isOpen)}
        title={t('withdraw.cancelTitle')}
        actions={
          <>
            <Button
              tone="plain"
              isPending={isLoading}
              onClick={() => void cancel({ id }).finally(() => setConfirmOpen(false))}
            >
              {t('withdraw.cancel')}
            </Button>
            <Button tone="accent" disabled={isLoading} onClick={() => setConfirmOpen(false)}>
              {t('withdraw.cancelKeep')}
            </Button>
          </>
        }
      >
        {t('withdraw.cancelText')}
      </Dialog>
    </>
  );
};
