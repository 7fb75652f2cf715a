import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './app-bar.module.css';

export type AppBarProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The logo on the home, the back arrow on other screens. */
  start?: ReactNode;
  /** The screen's heading, centred between both sides. */
  title?: ReactNode;
  end?: ReactNode;
};

/**
 * The bar at the top of a screen. It is sticky, and shows its hairline only while the page is
 * scrolled.
 */
export function AppBar({ start, title, end, className, ...props }: AppBarProps) {
  return (
    <header className={cx(styles.root, className)} data-titled={title !== undefined} {...props}>
      <div className={styles.start}>{start}</div>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
