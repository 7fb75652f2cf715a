import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'success' | 'wait' | 'danger' | 'quiet';

/** A coloured label with the status of a record, e.g. "Paid". */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  );
}
