import { type ComponentProps, type ComponentType, type ReactNode, lazy, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import type { StateKind } from './pictures.ts';
import styles from './state-view.module.css';

export type StateViewProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: StateKind;
  /** One sentence, in the words of this screen. */
  title: ReactNode;
  /** More, where one sentence cannot carry it: when maintenance ends, which region. */
  detail?: ReactNode;
  /** One action: a `Button`. */
  action?: ReactNode;
};

/** Offline, the picture may not come either: the words never depend on it. */
const Picture = lazy<ComponentType<{ kind: StateKind }>>(() =>
  import('./picture.tsx').then(
    ({ StatePicture }) => ({ default: StatePicture }),
    () => ({ default: () => null }),
  ),
);

/** What a screen shows when it has nothing to show: a small picture, one sentence, one action. */
export function StateView({ kind, title, detail, action, className, ...props }: StateViewProps) {
  return (
    <div aria-live="polite" className={cx(styles.root, className)} data-kind={kind} {...props}>
      <span className={styles.frame} aria-hidden>
        <Suspense>
          <Picture kind={kind} />
        </Suspense>
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
