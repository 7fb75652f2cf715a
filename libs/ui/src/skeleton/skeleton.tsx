import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & { shape?: 'text' | 'block' | 'circle' };

/** The place of something that is on its way, in its size (style or class). It shows itself after 150 ms, and not at all for an answer faster than that. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <span aria-hidden className={cx(styles.root, className)} data-shape={shape} {...props} />;
}
