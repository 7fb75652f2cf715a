import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & { shape?: 'text' | 'block' | 'circle' };

/**
 * A placeholder for loading content. Set its size with `style` or a class. It appears after 150 ms,
 * so it is not visible if the response is fast.
 */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <span aria-hidden className={cx(styles.root, className)} data-shape={shape} {...props} />;
}
