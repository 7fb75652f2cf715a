import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/close.tsx';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './chip.module.css';

export type ChipProps = PressableProps & {
  /**
   * True or false for a chip that turns a filter on and off: true while the filter is on. Undefined
   * for a chip that is not a filter.
   */
  isPressed?: boolean;
  /**
   * If true, the chip shows a cross. The caller must remove the chip after a press. Such a chip
   * needs an `aria-label` that describes the removal.
   */
  isRemovable?: boolean;
  /** Number beside the text, e.g. the number of items that match the filter. */
  count?: ReactNode;
};

/** A small button for one choice of several, or for an active filter that can be removed. */
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
