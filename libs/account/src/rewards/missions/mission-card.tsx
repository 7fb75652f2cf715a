import type { Mission } from '@livery/api/rewards/missions';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { CheckIcon } from '@livery/ui/icons/check';
import { Progress } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '../shared/use-image-url.ts';
import styles from './mission-card.module.css';

interface MissionCardProps {
  readonly mission: Mission;
  readonly currency: string;
  readonly isPending: boolean;
  readonly onClaim: () => void;
}

/**
 * Card of one mission with its progress and its reward. A mission in progress has a link to its games. A complete
 * mission has a button that claims the reward.
 */
export const MissionCard = ({ mission, currency, isPending, onClaim }: MissionCardProps) => {
  const { t } = useTranslation(['missions', 'promotions', 'money']);
  const { money, count } = useFormat();
  const toImageUrl = useImageUrl();
  const { title, image, goal, category, target, done, percent, amount, rollover, points, status } = mission;
  const playPath = category === null ? paths.home : withQuery(paths.gameList, { gameType: category });
  const write = (value: string) => (goal === 'stake' ? money(value, currency) : count(Number(value)));
  const progress = t('progress', { done: write(done), target: write(target) });
  return (
    <article className={styles.root} data-status={status}>
      <img className={styles.image} src={toImageUrl(image)} alt="" loading="lazy" />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.reward}>
          <bdi className={styles.amount}>{money(amount, currency)}</bdi>
          <span>{t('points', { count: points, points: count(points) })}</span>
        </p>
      </div>
      <div className={styles.progressRow}>
        <Progress label={title} value={percent} valueText={progress} tone={status === 'open' ? 'accent' : 'success'} />
        <bdi className={styles.progress}>{progress}</bdi>
      </div>
      {status === 'open' && (
        <div className={styles.claim}>
          <Button isWide href={playPath} aria-label={`${t('money:deposit.play')}: ${title}`}>
            {t('money:deposit.play')}
          </Button>
        </div>
      )}
      {status === 'claimed' && (
        <p className={styles.claimed}>
          <CheckIcon /> {t('promotions:status.claimed')}
        </p>
      )}
      {status === 'claimable' && (
        <div className={styles.claim}>
          <p className={styles.progress}>{t('promotions:rollover.some', { amount: money(rollover, currency) })}</p>
          <Button
            tone="accent"
            isWide
            isPending={isPending}
            aria-label={`${t('promotions:claim', { amount: money(amount, currency) })}: ${title}`}
            onClick={onClaim}
          >
            {t('promotions:claim', { amount: money(amount, currency) })}
          </Button>
        </div>
      )}
    </article>
  );
};
