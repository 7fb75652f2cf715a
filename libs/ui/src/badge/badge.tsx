import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'accent' | 'danger' | 'success' | 'jackpot';
};

/** A label with one short word or a number, e.g. NEW, HOT or 3. */
export function Badge({ tone = 'accent', className, ...props }: BadgeProps) {
  return <span className={cx(styles.root, className)} data-tone={tone} {...props} />;
}
