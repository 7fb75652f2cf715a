import { useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import styles from './field.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option[];
  /** Label of the choice without a value. Without it, the value cannot be removed. */
  readonly emptyLabel?: string;
}

/** One of several values of the document. A value that is not among them is shown as it is. */
export const ChoiceValue = ({ path, label, hint, options, emptyLabel }: ChoiceValueProps) => {
  const id = useId();
  const field = useField(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <FieldFrame id={id} label={label} hint={hint} field={field}>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={!field.canEdit}
        aria-invalid={field.problem !== undefined}
        aria-describedby={toMessageId(id)}
        onFocus={field.focus}
        onChange={(event) => field.set(event.currentTarget.value || null)}
      >
        {(emptyLabel !== undefined || value === '') && <option value="">{emptyLabel ?? ''}</option>}
        {isUnknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
