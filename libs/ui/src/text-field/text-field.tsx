import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon } from '../icons/eye.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { cx } from '../internal/cx.ts';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Said before a mistake is made. */
  hint?: ReactNode;
  /** Takes the hint's place, and is announced. */
  error?: ReactNode;
  /** Stands before the text: a dialling code. */
  start?: ReactNode;
  /** Stands after it: a captcha's picture, "get code". */
  end?: ReactNode;
  /** The accessible name of the control that shows a password. Without it there is none. */
  revealLabel?: string;
};

/** One line of text with its label. The ref and the other props are the input's; a password can be shown once there is one. */
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
      {/* What is written from left to right has its beginning on the left too: the country's code before the number. */}
      <div className={styles.box} dir={props.dir}>
        {start && (
          <bdi className={styles.start} dir={props.dir}>
            {start}
          </bdi>
        )}
        <input
          id={inputId}
          type={isRevealed ? 'text' : type}
          // :placeholder-shown tells the style sheet that there is no value yet.
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
