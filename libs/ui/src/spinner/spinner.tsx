import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './spinner.module.css';

/**
 * An indeterminate progress indicator. `aria-label` announces it; without one it is decorative.
 * Sized in `em`.
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
