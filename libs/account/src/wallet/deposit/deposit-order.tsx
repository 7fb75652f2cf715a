import { useDepositStatusQuery, type Deposit } from '@livery/api/deposits';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { AsyncContent } from '@livery/ui/async-content';
import type { Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { Rejection } from '../shared/rejection.tsx';
import { StatusCard } from '../shared/status-card.tsx';
import { Timeline } from '../shared/timeline.tsx';
import { redirectToPayment } from './redirect-to-payment.ts';
import { useDepositSteps } from './use-deposit-steps.ts';

/** Milliseconds between two requests for the status of a pending deposit order. */
const pollIntervalMs = 3000;

const tones = { pending: 'wait', confirmed: 'success', failed: 'danger', expired: 'quiet' } as const satisfies Record<
  Deposit['state'],
  Tone
>;

/** Shows one deposit order. Requests the order repeatedly while it is pending. */
export const DepositOrder = ({ id }: { readonly id: string }) => {
  const [isDecided, setDecided] = useState(false);
  const queryState = useQueryState(
    useDepositStatusQuery(
      { id },
      {
        refetchOnMountOrArgChange: true,
        refetchOnFocus: true,
        pollingInterval: isDecided ? 0 : pollIntervalMs,
        skipPollingIfUnfocused: true,
      },
    ),
  );
  if (queryState.data && queryState.data.state !== 'pending' && !isDecided) setDecided(true);
  return <AsyncContent state={queryState}>{(order) => <Order order={order} />}</AsyncContent>;
};

const Order = ({ order }: { readonly order: Deposit }) => {
  const { t } = useTranslation(['money', 'promotions']);
  const { money, dateTime } = useFormat();
  const { gateway } = useBrand();
  const steps = useDepositSteps(order);
  const { state, amount, fee, credited, channelName, orderNo, reason, expiresAt, payUrl, bonus } = order;
  return (
    <>
      <StatusCard
        tone={tones[state]}
        amount={money(amount)}
        title={t(`deposit.state.${state}`)}
        detail={t(`deposit.detail.${state}`, { time: dateTime(expiresAt) })}
      />
      <Timeline steps={steps} />
      {state === 'failed' && <Rejection reason={reason} />}
      <DescriptionList
        items={[
          [t('deposit.get'), money(credited)],
          [t('fee.label'), Number(fee) === 0 ? t('fee.none') : money(fee)],
          [t('deposit.by'), channelName],
          ...(bonus
            ? [
                [
                  t('promotions:line.bonus'),
                  bonus.amount === null ? bonus.title : `${bonus.title}: ${money(bonus.amount)}`,
                ] as const,
              ]
            : []),
          [t('orderNo'), orderNo],
        ]}
      />
      <div className={styles.actions}>
        {payUrl && (
          <Button tone="accent" isWide onClick={() => redirectToPayment(order, gateway)}>
            {t('deposit.payNow')}
          </Button>
        )}
        <Button
          isWide
          tone={state === 'confirmed' ? 'accent' : 'quiet'}
          href={state === 'confirmed' ? paths.home : paths.deposit}
        >
          {t(state === 'confirmed' ? 'deposit.play' : 'deposit.again')}
        </Button>
      </div>
    </>
  );
};
