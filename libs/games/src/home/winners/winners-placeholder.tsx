import { useTranslation } from 'react-i18next';
import styles from './winners-ticker.module.css';

/** Placeholder that is shown until the ticker has winners. */
export function WinnersPlaceholder() {
  const { t } = useTranslation('games');
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t('winners.title')}</h2>
      <p className={styles.none} />
    </section>
  );
}
