import { useRewardHistoryInfiniteQuery } from '@livery/api/rewards/promotions';
import { useFormat } from '@livery/kit/format/use-format';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../shared/more-button.tsx';
import styles from './reward-center.module.css';
import { useRewardTitle } from './use-reward-title.ts';

/** Lists the claimed rewards, newest first. */
export const History = () => {
  const { t } = useTranslation(['promotions', 'shell']);
  const title = useRewardTitle();
  const { money, dateTime } = useFormat();
  const query = useRewardHistoryInfiniteQuery();
  const claimed = query.data?.pages.flatMap(({ list }) => list);
  if (!claimed && !query.isError) return null;
  return (
    <div>
      <ListGroup heading={t('center.history')}>
        {claimed?.length === 0 && <ListRow label={<span className={styles.note}>{t('center.noHistory')}</span>} />}
        {claimed?.map((reward) => (
          <ListRow
            key={reward.id}
            label={title(reward)}
            detail={
              reward.givenUpAt ? t('giveUp.done', { time: dateTime(reward.givenUpAt) }) : dateTime(reward.claimedAt)
            }
            end={<bdi className={styles.amount}>{money(reward.amount, reward.currency)}</bdi>}
          />
        ))}
      </ListGroup>
      <MoreButton query={query} />
    </div>
  );
};
