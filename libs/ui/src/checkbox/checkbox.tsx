import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Text of the label. It may contain a link: "I agree to the terms". */
  label: ReactNode;
};

/**
 * A checkbox with its label, both of which can be tapped. The ref and the other props belong to the
 * input.
 */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cx(styles.root, className)}>
      <input type="checkbox" className={styles.box} {...props} />
      <span>{label}</span>
    </label>
  );
}
