import { useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';
import styles from './field.module.css';

interface LinesValueProps {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: string;
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Text area for a list of short texts in the brand document, such as host names. Each line is one text of the list.
 * Empty lines are left out.
 */
export const LinesValue = ({ path, label, hint }: LinesValueProps) => {
  const id = useId();
  const field = useField(path);
  const list = Array.isArray(field.value) ? field.value.filter((line): line is string => typeof line === 'string') : [];
  const stored = list.join('\n');
  const { text, onType, flush } = useTypedText(stored, (typed) => {
    const lines = toLines(typed);
    if (lines.join('\n') !== stored) field.set(lines);
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} field={field}>
      <textarea
        id={id}
        className={styles.control}
        rows={Math.min(8, Math.max(2, text.split('\n').length + 1))}
        value={text}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
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
