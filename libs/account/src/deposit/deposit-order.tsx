import { useDepositStatusQuery, type Deposit } from '@livery/api/payments';
import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { Loaded } from '@livery/ui/loaded';
import type { Tone } from '@livery/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { StatusCard } from '../money/status-card.tsx';
import { goToPayment } from './go-to-payment.ts';

/** Milliseconds between two looks at an order that waits. */
const lookEvery = 3000;

const tones = { pending: 'wait', confirmed: 'success', failed: 'danger', expired: 'quiet' } as const satisfies Record<
  Deposit['state'],
  Tone
>;

/** One order, looked at again and again until it is decided. */
export const DepositOrder = ({ id }: { readonly id: string }) => {
  const [isDecided, setDecided] = useState(false);
  const answer = useAnswer(
    useDepositStatusQuery(
      { id },
      {
        refetchOnMountOrArgChange: true,
        refetchOnFocus: true,
        pollingInterval: isDecided ? 0 : lookEvery,
        skipPollingIfUnfocused: true,
      },
    ),
  );
  if (answer.data && answer.data.state !== 'pending' && !isDecided) setDecided(true);
  return <Loaded answer={answer}>{(order) => <Order order={order} />}</Loaded>;
};

const Order = ({ order }: { readonly order: Deposit }) => {
  const { t } = useTranslation('money');
  const { money, moment } = useFormat();
  const { gateway } = useBrand();
  const { state, amount, fee, credited, channelName, orderNo, createdAt, expiresAt, payUrl } = order;
  return (
    <>
      <StatusCard
        tone={tones[state]}
        amount={money(amount)}
        title={t(`deposit.state.${state}`)}
        detail={t(`deposit.detail.${state}`, { time: moment(expiresAt) })}
      />
      <FactList
        facts={[
          [t('deposit.get'), money(credited)],
          [t('fee.label'), Number(fee) === 0 ? t('fee.none') : money(fee)],
          [t('deposit.by'), channelName],
          [t('orderNo'), orderNo],
          [t('at'), moment(createdAt)],
        ]}
      />
      <div className={styles.actions}>
        {payUrl && (
          <Button tone="accent" isWide onClick={() => goToPayment(order, gateway)}>
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
