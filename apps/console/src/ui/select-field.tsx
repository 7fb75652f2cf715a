import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onSelect' | 'onChange'> & {
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly onSelect: (value: string) => void;
};

/**
 * A select field with a label. It uses the native list of the system, which works on every phone and with the keyboard.
 */
export const SelectField = ({ label, options, onSelect, ...props }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.control} onChange={(event) => onSelect(event.currentTarget.value)} {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
