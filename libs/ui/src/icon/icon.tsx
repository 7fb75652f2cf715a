import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './icon.module.css';

export type IconProps = ComponentProps<'svg'>;

interface IconOptions {
  /** Solid, for the selected state of a bar. */
  isFilled?: boolean;
  /** Lines drawn over a solid icon in the colour of what lies behind (`--icon-cut`). */
  cut?: string;
  /** Points along the reading direction, so it is mirrored right to left. Play, clock and logos never are. */
  flips?: boolean;
}

/**
 * Makes an icon of one path on a 24 × 24 grid. It is hidden from assistive technology: the control
 * around it carries the name. `--icon-size` sets its size (24px).
 */
export function createIcon(path: string, { isFilled, cut, flips }: IconOptions = {}) {
  return function Icon({ className, ...props }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className={cx(styles.root, className)}
        data-filled={isFilled}
        data-flip={flips}
        {...props}
      >
        <path d={path} />
        {cut && <path className={styles.cut} d={cut} />}
      </svg>
    );
  };
}
