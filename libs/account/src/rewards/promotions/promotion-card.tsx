import type { PromotionList } from '@livery/api/rewards/promotions';
import { paths, withQuery } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './promotion-card.module.css';
import { StatusBadge } from './eligibility/status-badge.tsx';
import { useImageUrl } from '../shared/use-image-url.ts';

type Promotion = PromotionList['list'][number];

/** Card of a promotion in the list, with its image and title. A badge shows the member's status in this promotion. */
export const PromotionCard = ({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) => {
  const { t } = useTranslation('promotions');
  const { date } = useFormat();
  const toImageUrl = useImageUrl();
  const { id, title, summary, image, endsAt, hasEnded, status } = promotion;
  return (
    <Link className={styles.root} data-ended={hasEnded || undefined} href={withQuery(paths.promotionDetail, { id })}>
      <span className={styles.frame}>
        <img
          className={styles.image}
          src={toImageUrl(image)}
          width={720}
          height={320}
          alt=""
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <StatusBadge className={styles.mark} status={hasEnded ? 'ended' : status} />
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
