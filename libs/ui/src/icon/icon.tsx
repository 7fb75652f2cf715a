import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './icon.module.css';

export type IconProps = ComponentProps<'svg'>;

interface IconOptions {
  /** Filled, for the selected state of a bar. */
  isFilled?: boolean;
  /** Path drawn over a filled icon in the colour of the background (`--icon-cut`). */
  cut?: string;
  /**
   * True for an icon that points in reading direction: it is mirrored in right-to-left pages. Play,
   * clock and logos are not mirrored.
   */
  flips?: boolean;
}

/**
 * Creates an icon from one path on a 24 × 24 grid. It is hidden from assistive technology: the
 * control around it has the name. `--icon-size` sets its size (24px).
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
