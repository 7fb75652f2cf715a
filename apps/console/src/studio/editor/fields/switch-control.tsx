import type { ComponentProps } from 'react';
import styles from './switch-control.module.css';

/** A switch without its own label. The caller renders a label that refers to `id`. */
export const SwitchControl = ({
  checked,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { readonly checked: boolean }) => (
  <input type="checkbox" role="switch" className={styles.root} checked={checked} aria-checked={checked} {...props} />
);
