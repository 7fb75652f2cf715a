import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { formatDrawTime } from './format-draw-time.ts';
import styles from './jackpot.module.css';

/** Link to the rules of the jackpot. Its text is the time of the next jackpot draw. */
export function JackpotRulesLink({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation('jackpot');
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return (
    <Link href={paths.jackpot} className={styles.how}>
      <span className={styles.when}>{t('drawn', { until: formatDrawTime(closesAt, bcp47, timeZone) })}</span>
      <span className={styles.link}>{t('how')}</span>
    </Link>
  );
}
