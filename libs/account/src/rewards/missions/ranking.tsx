import type { MissionRank } from '@livery/api/rewards/missions';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './ranking.module.css';

/**
 * Leaderboard of the week, highest score first. The member's own row is highlighted. If the member is not among the
 * best, the gateway adds the member's row at the end.
 */
export const Ranking = ({ ranks }: { ranks: readonly MissionRank[] }) => {
  const { t } = useTranslation('missions');
  const { count } = useFormat();
  return (
    <section aria-labelledby="missions-ranking">
      <h2 id="missions-ranking" className={styles.heading}>
        {t('ranking')}
      </h2>
      <p className={styles.text}>{t('rankingText')}</p>
      {ranks.length === 0 ? (
        <p className={styles.none}>{t('rankingNone')}</p>
      ) : (
        <ol className={styles.list}>
          {ranks
            .map((each, index) => ({ ...each, place: index }))
            .map(({ rank, name, points, isMine, place: index }) => (
              <li key={index} className={styles.row} data-rank={rank} data-current={isMine || undefined}>
                <span className={styles.rank}>{count(rank)}</span>
                <bdi className={styles.name}>{isMine ? t('you') : name}</bdi>
                <span className={styles.points}>{t('points', { count: points, points: count(points) })}</span>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
};
