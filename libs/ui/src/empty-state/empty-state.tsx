import { type ComponentProps, type ComponentType, type ReactNode, lazy, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import type { EmptyStateKind } from './illustrations.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: EmptyStateKind;
  /** One sentence, in the words of this screen. */
  title: ReactNode;
  /** More, where one sentence cannot carry it: when maintenance ends, which region. */
  detail?: ReactNode;
  /** One action: a `Button`. */
  action?: ReactNode;
};

/** Offline, the picture may not come either: the words never depend on it. */
const Illustration = lazy<ComponentType<{ kind: EmptyStateKind }>>(() =>
  import('./illustration.tsx').then(
    ({ EmptyStateIllustration }) => ({ default: EmptyStateIllustration }),
    () => ({ default: () => null }),
  ),
);

/** What a screen shows when it has nothing to show: a small picture, one sentence, one action. */
export function EmptyState({ kind, title, detail, action, className, ...props }: EmptyStateProps) {
  return (
    <div aria-live="polite" className={cx(styles.root, className)} data-kind={kind} {...props}>
      <span className={styles.frame} aria-hidden>
        <Suspense>
          <Illustration kind={kind} />
        </Suspense>
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
