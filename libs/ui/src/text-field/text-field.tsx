import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon } from '../icons/eye.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { cx } from '../internal/cx.ts';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Shown before a validation error. */
  hint?: ReactNode;
  /** Replaces the hint, and is announced. */
  error?: ReactNode;
  /** Content before the text: a dialling code. */
  start?: ReactNode;
  /** Content after the text: a captcha image, "get code". */
  end?: ReactNode;
  /** Accessible name of the button that shows a password. Without it there is no such button. */
  revealLabel?: string;
};

/**
 * A text input with its label. The ref and the other props belong to the input; a password can be
 * revealed once it is typed.
 */
export function TextField({
  label,
  hint,
  error,
  start,
  end,
  revealLabel,
  type = 'text',
  id,
  className,
  ...props
}: TextFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && revealLabel !== undefined;
  const message = error ?? hint;
  return (
    <div className={cx(styles.root, className)} data-invalid={error !== undefined}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      {/* The prefix of a left-to-right input, such as a dialling code, is on the left in every page. */}
      <div className={styles.box} dir={props.dir}>
        {start && (
          <bdi className={styles.start} dir={props.dir}>
            {start}
          </bdi>
        )}
        <input
          id={inputId}
          type={isRevealed ? 'text' : type}
          // :placeholder-shown lets the style sheet detect an empty value.
          placeholder=" "
          aria-invalid={error !== undefined}
          aria-describedby={message ? `${inputId}-message` : undefined}
          className={styles.input}
          {...props}
        />
        {canReveal && (
          <button
            type="button"
            aria-label={revealLabel}
            aria-pressed={isRevealed}
            aria-controls={inputId}
            className={styles.reveal}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        )}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      <p id={`${inputId}-message`} className={styles.message} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
