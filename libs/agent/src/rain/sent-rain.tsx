import type { SentRain as Rain } from '@livery/api/rain';
import { useFormat } from '@livery/kit/use-format';
import { useTranslation } from 'react-i18next';
import { Facts } from '../parts/facts.tsx';
import styles from '../parts/cards.module.css';
import { Tag } from '../parts/tag.tsx';
import { useRemaining } from './use-remaining.ts';

/** A rain that the agent sent: who caught what, and what came back. */
export const SentRain = ({ rain: { amount, envelopes, wish, startsAt, endsAt, isOver, returned, catches } }: { readonly rain: Rain }) => {
  const { t } = useTranslation('contracts');
  const { money, count, moment } = useFormat();
  const remaining = useRemaining(endsAt);
  return (
    <article className={styles.card} aria-label={`${money(amount)}, ${moment(startsAt)}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <bdi className={styles.name}>{money(amount)}</bdi>
          <span className={styles.detail}>{moment(startsAt)}</span>
          {wish && <bdi className={styles.detail}>{wish}</bdi>}
        </div>
        <Tag tone={isOver ? 'quiet' : 'success'}>{isOver || remaining === null ? t('rain.over') : t('rain.remaining', { time: remaining })}</Tag>
      </div>
      <p className={styles.lead}>{t('rain.caughtCount', { caught: count(catches.length), envelopes: count(envelopes) })}</p>
      {(catches.length > 0 || returned !== null) && <Facts facts={[...catches.map((each) => [each.account, money(each.amount)] as const), ...(returned === null ? [] : [[t('rain.returned'), money(returned), 'sum'] as const])]} />}
    </article>
  );
};
