import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './spinner.module.css';

/**
 * A turning ring for an action of unknown duration. Screen readers announce it only if it has an
 * `aria-label`. Its size depends on the font size (`em`).
 */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  const isNamed = props['aria-label'] !== undefined;
  return (
    <span
      role={isNamed ? 'status' : undefined}
      aria-hidden={isNamed ? undefined : true}
      className={cx(styles.root, className)}
      {...props}
    />
  );
}
