import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/close.tsx';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './chip.module.css';

export type ChipProps = PressableProps & {
  /** State of a chip that works as a filter: on or off. */
  isPressed?: boolean;
  /** A tap removes the chip: it then needs an `aria-label` that says so. */
  isRemovable?: boolean;
  /** Number of items that the chip selects. */
  count?: ReactNode;
};

/** A short choice among others, or an active choice that can be removed. */
export function Chip({ isPressed, isRemovable, count, className, children, ...props }: ChipProps) {
  return (
    <Pressable
      className={cx(styles.root, className)}
      aria-pressed={isPressed}
      data-removable={isRemovable || undefined}
      {...props}
    >
      <bdi className={styles.label}>{children}</bdi>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {isRemovable && <CloseIcon className={styles.close} />}
    </Pressable>
  );
}
