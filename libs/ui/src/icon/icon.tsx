import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './icon.module.css';

export type IconProps = ComponentProps<'svg'>;

interface IconOptions {
  /** True to fill the shape instead of its outline. Use it for the icon of a selected item. */
  isFilled?: boolean;
  /** Path of a detail on a filled icon. It has the background colour (`--icon-cut`). */
  cut?: string;
  /**
   * Mirrors the icon in right-to-left pages. Use it for arrows and similar icons, but not for a
   * play symbol, a clock or a logo.
   */
  flips?: boolean;
}

/**
 * Creates an icon component from one path on a 24 × 24 grid. `--icon-size` sets its size (default
 * 24px). Screen readers ignore the icon, so the button or link around it needs an accessible name.
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
