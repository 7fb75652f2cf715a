import { type ComponentProps, useId } from 'react';
import { useField } from '../model/editor-context.ts';
import { FieldFrame, toMessageId } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';
import styles from './field.module.css';

interface TextValueProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'dir' | 'maxLength' | 'lang'> {
  readonly path: readonly string[];
  readonly label: string;
  readonly hint?: string;
  /**
   * True if an empty text stays in the document, so that the check of the draft reports it. Otherwise, an empty text
   * removes the value.
   */
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
}

/** A text field for a value of the document. */
export const TextValue = ({ path, label, hint, isRequired, isLong, type = 'text', ...props }: TextValueProps) => {
  const id = useId();
  const field = useField(path);
  const stored = typeof field.value === 'string' ? field.value : '';
  const { text, onType, flush } = useTypedText(stored, (typed) => {
    if (typed !== stored) field.set(typed === '' && !isRequired ? null : typed);
  });
  const shared = {
    id,
    value: text,
    readOnly: !field.canEdit,
    'aria-invalid': field.problem !== undefined,
    'aria-describedby': toMessageId(id),
    onFocus: field.focus,
    onBlur: flush,
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} field={field}>
      {isLong ? (
        <textarea
          {...shared}
          className={styles.control}
          rows={3}
          maxLength={props.maxLength}
          lang={props.lang}
          dir={props.dir ?? 'auto'}
          // A text of a brand file has no line breaks.
          onChange={(event) => onType(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <input
          {...shared}
          {...props}
          type={type}
          dir={props.dir ?? 'auto'}
          className={styles.control}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
};
