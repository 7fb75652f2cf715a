import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './matches.module.css';

interface MatchesLayoutProps {
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Container of the hot matches. Its height is always that of the title and one match. */
export function MatchesLayout({ action, children }: MatchesLayoutProps) {
  const { t } = useTranslation('games');
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        {t('matches.title')}
        {action}
      </h2>
      <div className={styles.window}>{children}</div>
    </section>
  );
}
