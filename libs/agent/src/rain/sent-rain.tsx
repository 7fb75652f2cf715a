import type { SentRain as Rain } from '@livery/api/rain';
import { useFormat } from '@livery/kit/use-format';
import { EntryWords } from '@livery/ui/entry';
import { FactList } from '@livery/ui/fact-list';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from 'react-i18next';
import styles from '../parts/cards.module.css';
import { useRemaining } from './use-remaining.ts';

/** A rain that the agent sent: who caught what, and what came back. */
export const SentRain = ({
  rain: { amount, envelopes, wish, startsAt, endsAt, isOver, returned, catches },
}: {
  readonly rain: Rain;
}) => {
  const { t } = useTranslation('contracts');
  const { money, count, moment } = useFormat();
  const remaining = useRemaining(endsAt);
  return (
    <article className={styles.card} aria-label={`${money(amount)}, ${moment(startsAt)}`}>
      <div className={styles.head}>
        <EntryWords name={<bdi>{money(amount)}</bdi>} detail={moment(startsAt)} more={wish && <bdi>{wish}</bdi>} />
        <Tag tone={isOver ? 'quiet' : 'success'}>
          {isOver || remaining === null ? t('rain.over') : t('rain.remaining', { time: remaining })}
        </Tag>
      </div>
      <p className={styles.lead}>
        {t('rain.caughtCount', { caught: count(catches.length), envelopes: count(envelopes) })}
      </p>
      {(catches.length > 0 || returned !== null) && (
        <FactList
          facts={[
            ...catches.map((each) => [each.account, money(each.amount)] as const),
            ...(returned === null ? [] : [[t('rain.returned'), money(returned), 'sum'] as const]),
          ]}
        />
      )}
    </article>
  );
};
