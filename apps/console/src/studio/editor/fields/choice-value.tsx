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
  /** Label of the choice "no value". Undefined if the value must not be removed. */
  readonly emptyLabel?: string;
}

/**
 * A select field for a value of the document. If the value is not one of the options, the field shows the value
 * unchanged.
 */
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
