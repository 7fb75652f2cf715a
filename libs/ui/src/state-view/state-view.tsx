import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { pictures } from './pictures.ts';
import styles from './state-view.module.css';

export type StateKind = keyof typeof pictures;

export type StateViewProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: StateKind;
  /** One sentence, in the words of this screen. */
  title: ReactNode;
  /** More, where one sentence cannot carry it: when maintenance ends, which region. */
  detail?: ReactNode;
  /** One action: a `Button`. */
  action?: ReactNode;
};

/** What a screen shows when it has nothing to show: a small picture, one sentence, one action. */
export function StateView({ kind, title, detail, action, className, ...props }: StateViewProps) {
  const { line, accent } = pictures[kind];
  return (
    <div aria-live="polite" className={cx(styles.root, className)} data-kind={kind} {...props}>
      <svg viewBox="0 0 120 96" className={styles.picture} aria-hidden>
        <path className={styles.ground} d="M60 6c28 0 48 16 48 42S90 90 60 90 12 74 12 48 32 6 60 6z" />
        <path d={line} />
        <path className={styles.accent} d={accent} />
      </svg>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
