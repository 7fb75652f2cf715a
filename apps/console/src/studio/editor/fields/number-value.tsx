import { useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';
import styles from './field.module.css';

interface NumberValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/**
 * Number field for one value of the brand document. If the operator clears the field, the value is removed from the
 * document, and the app uses its default for this value.
 */
export const NumberValue = ({ path, label, hint, min, max, step = 1 }: NumberValueProps) => {
  const id = useId();
  const field = useField(path);
  const stored = typeof field.value === 'number' ? String(field.value) : '';
  const { text, onType, flush } = useTypedText(stored, (typed) => {
    const number = Number(typed);
    if (typed !== stored && Number.isFinite(number)) field.set(typed.trim() === '' ? null : number);
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} field={field}>
      <input
        id={id}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        className={styles.control}
        value={text}
        min={min}
        max={max}
        step={step}
        readOnly={!field.canEdit}
        aria-invalid={field.problem !== undefined}
        aria-describedby={toMessageId(id)}
        onFocus={field.focus}
        onBlur={flush}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </FieldFrame>
  );
};
