import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './app-bar.module.css';

export type AppBarProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** Content at the start of the bar: the logo on the home page, a back arrow on other screens. */
  start?: ReactNode;
  /** Heading of the screen, in the middle of the bar. */
  title?: ReactNode;
  /** Content that replaces the heading if there is no `title`: a logo or a search field. */
  middle?: ReactNode;
  end?: ReactNode;
  /**
   * Layout of a bar without a `title`. By default, `start` takes all free space. `centre`: `middle`
   * is in the centre of the bar. `search`: `middle` takes all free space.
   */
  variant?: 'centre' | 'search' | undefined;
};

/**
 * The bar at the top of a screen. It is sticky. When the page is scrolled, a line is visible below
 * the bar.
 */
export function AppBar({ start, title, middle, end, variant, className, ...props }: AppBarProps) {
  return (
    <header
      className={cx(styles.root, className)}
      data-titled={title !== undefined}
      data-variant={variant}
      {...props}
    >
      <div className={styles.start}>{start}</div>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {middle}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
