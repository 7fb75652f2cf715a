import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One line below the title. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title and actions of a page. */
export const PageHeader = ({ title, detail, actions }: PageHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.text}>
      <h1 className={styles.title}>{title}</h1>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
