import type { SentRedPackets as Rain } from '@livery/api/red-packets';
import { useFormat } from '@livery/kit/format/use-format';
import { ListItemText } from '@livery/ui/list-item';
import { DescriptionList } from '@livery/ui/description-list';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from 'react-i18next';
import styles from '../shared/cards.module.css';
import { useCountdown } from './use-countdown.ts';

/**
 * Card of one red packet rain (a timed giveaway of money) that the agent has sent. Lists the members who have received
 * a red packet, with their amounts. Also shows the unclaimed amount, if it was returned to the agent.
 */
export const SentRedPackets = ({
  rain: { amount, envelopes, wish, startsAt, endsAt, isOver, returned, catches },
}: {
  readonly rain: Rain;
}) => {
  const { t } = useTranslation('contracts');
  const { money, count, dateTime } = useFormat();
  const remaining = useCountdown(endsAt);
  return (
    <article className={styles.card} aria-label={`${money(amount)}, ${dateTime(startsAt)}`}>
      <div className={styles.header}>
        <ListItemText name={<bdi>{money(amount)}</bdi>} detail={dateTime(startsAt)} more={wish && <bdi>{wish}</bdi>} />
        <Tag tone={isOver ? 'quiet' : 'success'}>
          {isOver || remaining === null ? t('rain.over') : t('rain.remaining', { time: remaining })}
        </Tag>
      </div>
      <p className={styles.lead}>
        {t('rain.caughtCount', { caught: count(catches.length), envelopes: count(envelopes) })}
      </p>
      {(catches.length > 0 || returned !== null) && (
        <DescriptionList
          items={[
            ...catches.map((each) => [each.account, money(each.amount)] as const),
            ...(returned === null ? [] : [[t('rain.returned'), money(returned), 'sum'] as const]),
          ]}
        />
      )}
    </article>
  );
};
