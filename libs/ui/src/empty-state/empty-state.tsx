import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { EmptyStateIllustration } from './illustration.tsx';
import type { EmptyStateKind } from './illustrations.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: EmptyStateKind;
  /**
   * Main sentence below the image. It describes the state of the screen, e.g. "You have no bets
   * yet".
   */
  title: ReactNode;
  /** `h1` if the title is the heading of the page, because the page has no other one. `p` by default. */
  titleTag?: 'p' | 'h1';
  /** More information below the title, e.g. the time at which the maintenance ends. */
  detail?: ReactNode;
  /** One `Button`, or nothing. */
  action?: ReactNode;
};

/**
 * Replaces the content of a screen that has nothing to show. It has a small image, a sentence, and
 * at most one button.
 */
export function EmptyState({
  kind,
  title,
  titleTag: Title = 'p',
  detail,
  action,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div aria-live="polite" className={cx(styles.root, className)} data-kind={kind} {...props}>
      <span className={styles.frame} aria-hidden>
        <EmptyStateIllustration kind={kind} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
