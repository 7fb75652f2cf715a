import { useTranslation } from 'react-i18next';
import styles from './winners-ticker.module.css';

/** Placeholder of the ticker until it has winners to show. */
export function WinnersPlaceholder() {
  const { t } = useTranslation('games');
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t('winners.title')}</h2>
      <p className={styles.none} />
    </section>
  );
}
