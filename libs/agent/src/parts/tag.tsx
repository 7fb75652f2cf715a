import type { ReactNode } from 'react';
import styles from './cards.module.css';

export type Tone = 'success' | 'wait' | 'danger' | 'quiet';

/** How something stands, in a word. */
export const Tag = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
