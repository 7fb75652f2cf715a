import type { PromotionList } from '@livery/api/promotions';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './promotion-card.module.css';
import { StatusMark } from './status-mark.tsx';
import { usePicture } from './use-picture.ts';

type Promotion = PromotionList['list'][number];

/** One promotion of the list: its picture, what it is, and whether something waits in it. */
export const PromotionCard = ({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) => {
  const { t } = useTranslation('promotions');
  const { date } = useFormat();
  const picture = usePicture();
  const { id, title, summary, image, endsAt, hasEnded, status } = promotion;
  return (
    <Link className={styles.root} data-ended={hasEnded || undefined} href={withQuery(paths.activityDetail, { id })}>
      <span className={styles.frame}>
        <img
          className={styles.picture}
          src={picture(image)}
          width={720}
          height={320}
          alt=""
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <StatusMark className={styles.mark} status={hasEnded ? 'ended' : status} />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        {endsAt && (
          <span className={styles.period}>
            {t(hasEnded ? 'period.ended' : 'period.until', { until: date(endsAt) })}
          </span>
        )}
      </span>
    </Link>
  );
};
