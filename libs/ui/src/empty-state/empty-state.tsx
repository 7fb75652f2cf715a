import { type ComponentProps, type ComponentType, type ReactNode, lazy, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
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

/** The image may fail to load offline: the text does not depend on it. */
const Illustration = lazy<ComponentType<{ kind: EmptyStateKind }>>(() =>
  import('./illustration.tsx').then(
    ({ EmptyStateIllustration }) => ({ default: EmptyStateIllustration }),
    () => ({ default: () => null }),
  ),
);

/** Content of a screen without data: a small image, one sentence, one action. */
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
