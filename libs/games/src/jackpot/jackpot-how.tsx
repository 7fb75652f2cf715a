import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './jackpot.module.css';

/** When a brand's own jackpot is drawn, and the way to how. */
export function JackpotHow({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation('jackpot');
  const { moment } = useFormat();
  return (
    <Link href={paths.jackpot} className={styles.how}>
      <span>{t('drawn', { until: moment(closesAt) })}</span>
      <span className={styles.way}>{t('how')}</span>
    </Link>
  );
}
