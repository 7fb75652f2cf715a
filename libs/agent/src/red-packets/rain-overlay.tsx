import { type ActiveRedPackets as Rain, useClaimRedPacketMutation } from '@livery/api/red-packets';
import { isolateText } from '@livery/kit/format/bidi';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { Envelope } from './envelope.tsx';
import styles from './red-packets.module.css';
import { useCountdown } from './use-countdown.ts';

const drops = [0, 1, 2, 3, 4, 5, 6];

/**
 * Overlay of a red packet rain (a timed giveaway) from an agent above the member. The member can catch one red packet
 * and then sees its amount.
 */
export const RainOverlay = ({
  rain: { id, account, wish, envelopes, left, endsAt, caught },
}: {
  readonly rain: Rain;
}) => {
  const { t } = useTranslation('contracts');
  const { money, count } = useFormat();
  const getErrorMessage = useErrorMessage();
  const remaining = useCountdown(endsAt);
  const [claim, { isLoading, data }] = useClaimRedPacketMutation();
  const [errorMessage, setErrorMessage] = useState<string>();
  const amount = caught ?? data?.amount ?? null;
  const isOver = remaining === null || left === 0;

  const handleCatch = async (): Promise<void> => {
    setErrorMessage(undefined);
    const { error } = await claim({ id });
    if (error) setErrorMessage(getErrorMessage(error));
  };
  return (
    <article className={styles.sky} data-caught={amount !== null} aria-label={t('rain.from', { account })}>
      {amount === null &&
        !isOver &&
        drops.map((drop) => (
          <span key={drop} className={styles.drop} style={{ '--drop': drop } as React.CSSProperties}>
            <Envelope />
          </span>
        ))}
      <div className={styles.front}>
        <p className={styles.from}>{t('rain.from', { account: isolateText(account) })}</p>
        {wish && (
          <p className={styles.wish}>
            <bdi>{wish}</bdi>
          </p>
        )}
        <Envelope isOpen={amount !== null} className={styles.envelope} />
        <div aria-live="polite">
          {amount !== null && <p className={styles.caught}>{t('rain.caught', { amount: money(amount) })}</p>}
          {amount === null && isOver && <p className={styles.caught}>{t('rain.over')}</p>}
          {errorMessage && <p className={styles.caught}>{errorMessage}</p>}
        </div>
        {amount === null && !isOver && (
          <Button tone="accent" isPending={isLoading} onClick={() => void handleCatch()}>
            {t('rain.catch')}
          </Button>
        )}
        <p className={styles.rest}>
          {t('rain.left', { left: count(left), envelopes: count(envelopes) })}
          {remaining !== null && <> · {t('rain.remaining', { time: remaining })}</>}
        </p>
      </div>
    </article>
  );
};
