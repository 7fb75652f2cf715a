import type { PromotionEligibility } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';
import styles from './status-badge.module.css';

type Status = PromotionEligibility['status'];

const shown: Partial<Record<Status, 'good' | 'done' | 'plain' | 'bad'>> = {
  claimable: 'good',
  claimed: 'done',
  waiting: 'plain',
  rejected: 'bad',
  apply: 'plain',
  ended: 'plain',
};

/** Badge with the status of a promotion. Renders nothing without a status text. */
export const StatusBadge = ({ status, className = '' }: { status: Status | null; className?: string | undefined }) => {
  const { t } = useTranslation('promotions');
  const tone = status && shown[status];
  return tone ? (
    <span className={`${styles.root} ${className}`} data-tone={tone}>
      {t(`status.${status}`)}
    </span>
  ) : null;
};
