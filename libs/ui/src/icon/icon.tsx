import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './icon.module.css';

export type IconProps = ComponentProps<'svg'>;

interface IconOptions {
  /**
   * True to fill the inside of the shape. By default, only the outline is drawn. Use filled
   * icons for selected items.
   */
  isFilled?: boolean;
  /**
   * SVG path of lines on top of a filled icon. They have the background colour (`--icon-cut`),
   * so they look like gaps in the shape.
   */
  cut?: string;
  /**
   * Mirrors the icon in right-to-left pages. Use it for arrows and similar icons, but not for a
   * play symbol, a clock or a logo.
   */
  flips?: boolean;
}

/**
 * Creates an icon component from one SVG path on a 24 × 24 grid. CSS variables control the icon:
 * `--icon-size` is its size (24px by default), and `--icon-width`, `--icon-cap` and `--icon-join`
 * are the style of its lines. A brand can set the three line variables. Screen readers ignore the
 * icon, so the button or link around it needs an accessible name.
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
