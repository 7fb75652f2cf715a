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
   * True if an empty text is stored in the document, so that the gateway reports it as a problem. If false, an empty
   * text removes the value.
   */
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
}

/** Text field for one text in the brand document. A text with `isLong` has a field of several lines. */
export const TextValue = ({ path, label, hint, isRequired, isLong, type = 'text', ...props }: TextValueProps) => {
  const id = useId();
  const field = useField(path);
  const stored = typeof field.value === 'string' ? field.value : '';
  const toStored = (typed: string) => (typed === '' && !isRequired ? null : typed);
  const { text, onType, flush } = useTypedText(
    stored,
    (typed) => {
      if (typed !== stored) field.set(toStored(typed));
    },
    { toChanges: (typed) => [{ path: ['document', ...path], to: toStored(typed) }] },
  );
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
          // Texts in a brand file have no line breaks, so each line break is replaced by a space.
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
