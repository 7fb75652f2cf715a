import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { EmptyStateIllustration } from './illustration.tsx';
import type { EmptyStateKind } from './illustrations.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: EmptyStateKind;
  /** One sentence, specific to this screen. */
  title: ReactNode;
  /** Details that do not fit in one sentence: the end of the maintenance, the region. */
  detail?: ReactNode;
  /** One action: a `Button`. */
  action?: ReactNode;
};

/** Content of a screen without data: a small image, one sentence, one action. */
export function EmptyState({ kind, title, detail, action, className, ...props }: EmptyStateProps) {
  return (
    <div aria-live="polite" className={cx(styles.root, className)} data-kind={kind} {...props}>
      <span className={styles.frame} aria-hidden>
        <EmptyStateIllustration kind={kind} />
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
