import type { ReactNode } from 'react';
import { LanguageSelect } from '../ui/language-select.tsx';
import styles from './session.module.css';

/** Card with a title and a language select. A page that is shown before the log-in has its content in this card. */
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
