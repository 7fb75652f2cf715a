import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Text of the label. It can contain a link, e.g. "I agree to the terms". */
  label: ReactNode;
};

/**
 * A checkbox with a label. A tap on the label also changes the checkbox. The ref and the other
 * props are passed to the input.
 */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cx(styles.root, className)}>
      <input type="checkbox" className={styles.box} {...props} />
      <span>{label}</span>
    </label>
  );
}
