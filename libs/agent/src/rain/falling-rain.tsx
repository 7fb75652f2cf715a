import { type FallingRain as Rain, useCatchEnvelopeMutation } from '@livery/api/rain';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { isolated } from '../parts/isolated.ts';
import { Envelope } from './envelope.tsx';
import styles from './rain.module.css';
import { useRemaining } from './use-remaining.ts';

const drops = [0, 1, 2, 3, 4, 5, 6];

/** A rain of an agent above: one envelope to catch, and what was in it. */
export const FallingRain = ({
  rain: { id, account, wish, envelopes, left, endsAt, caught },
}: {
  readonly rain: Rain;
}) => {
  const { t } = useTranslation('contracts');
  const { money, count } = useFormat();
  const phrase = useErrorPhrase();
  const remaining = useRemaining(endsAt);
  const [take, { isLoading, data }] = useCatchEnvelopeMutation();
  const [mistake, setMistake] = useState<string>();
  const amount = caught ?? data?.amount ?? null;
  const isOver = remaining === null || left === 0;

  const handleCatch = async (): Promise<void> => {
    setMistake(undefined);
    const { error } = await take({ id });
    if (error) setMistake(phrase(error));
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
        <p className={styles.from}>{t('rain.from', { account: isolated(account) })}</p>
        {wish && (
          <p className={styles.wish}>
            <bdi>{wish}</bdi>
          </p>
        )}
        <Envelope isOpen={amount !== null} className={styles.envelope} />
        <div aria-live="polite">
          {amount !== null && <p className={styles.caught}>{t('rain.caught', { amount: money(amount) })}</p>}
          {amount === null && isOver && <p className={styles.caught}>{t('rain.over')}</p>}
          {mistake && <p className={styles.caught}>{mistake}</p>}
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
