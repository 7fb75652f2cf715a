import type { ReactNode } from 'react';
import { LanguageSelect } from '../ui/language-select.tsx';
import styles from './session.module.css';

/** The frame of the pages before the log-in. */
export const SessionCard = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <main className={styles.page}>
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.foot}>
        <LanguageSelect />
      </div>
    </div>
  </main>
);
