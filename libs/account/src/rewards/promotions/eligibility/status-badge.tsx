import type { PromotionEligibility } from '@livery/api/rewards/promotions';
import { useTranslation } from 'react-i18next';
import styles from './status-badge.module.css';

type Status = PromotionEligibility['status'];

const tones = {
  claimable: 'good',
  claimed: 'done',
  waiting: 'plain',
  rejected: 'bad',
  apply: 'plain',
  ended: 'plain',
} as const satisfies Partial<Record<Status, string>>;

const hasTone = (status: Status): status is keyof typeof tones => status in tones;

/** Badge with the status of a promotion. Renders nothing if there is no status, or if the status has no text. */
export const StatusBadge = ({ status, className = '' }: { status: Status | null; className?: string | undefined }) => {
  const { t } = useTranslation('promotions');
  return status && hasTone(status) ? (
    <span className={`${styles.root} ${className}`} data-tone={tones[status]}>
      {t(`status.${status}`)}
    </span>
  ) : null;
};
