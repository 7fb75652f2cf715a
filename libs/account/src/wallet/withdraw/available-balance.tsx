import type { WithdrawOptions } from '@livery/api/withdrawals';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { InfoIcon } from '@livery/ui/icons/info';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';

/**
 * Shows the balance that the member can withdraw. Also shows the part that cannot be withdrawn before the member has
 * met the wagering requirements of bonuses.
 */
export const AvailableBalance = ({
  options: { available, balance, locked, rolloverLeft },
}: {
  readonly options: WithdrawOptions;
}) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const canOpen = useCanOpen();
  return (
    <>
      <div className={styles.balance}>
        <span className={styles.muted}>{t('withdraw.available')}</span>
        <span className={styles.figure}>
          <bdi>{money(available)}</bdi>
        </span>
        {available !== balance && (
          <span className={styles.muted}>{t('withdraw.ofBalance', { balance: money(balance) })}</span>
        )}
      </div>
      {Number(locked) > 0 && (
        <p className={styles.note}>
          <InfoIcon />
          <span>
            {t('withdraw.locked', { locked: money(locked), bets: money(rolloverLeft) })}{' '}
            {canOpen(paths.rewardCenter) && <Link href={paths.rewardCenter}>{t('withdraw.lockedMore')}</Link>}
          </span>
        </p>
      )}
    </>
  );
};
