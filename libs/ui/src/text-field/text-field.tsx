import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon } from '../icons/eye.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { cx } from '../internal/cx.ts';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Text below the field. It is shown when there is no `error`. */
  hint?: ReactNode;
  /** Validation error below the field. It replaces the hint, and screen readers announce it. */
  error?: ReactNode;
  /** Content before the input, e.g. a dialling code. */
  start?: ReactNode;
  /** Content after the input, e.g. a captcha image or a button. */
  end?: ReactNode;
  /**
   * Accessible name of the button that shows and hides the text of a password. There is no
   * button without this name, or if `type` is not `password`.
   */
  revealLabel?: string;
};

/**
 * A text input with a label. With `revealLabel`, a password field has a button that shows its
 * text. The ref and the other props are passed to the input.
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
      {/* The box has the same direction as the input. With `dir="ltr"`, a prefix such as a
          dialling code is on the left, even in a right-to-left page. */}
      <div className={styles.box} dir={props.dir}>
        {start && (
          // The `<span>` has the padding, because the padding must be on the side that the
          // direction of the field requires. The `<bdi>` can have another direction: without `dir`,
          // its own text determines it.
          <span className={styles.start}>
            <bdi dir={props.dir}>{start}</bdi>
          </span>
        )}
        <input
          id={inputId}
          type={isRevealed ? 'text' : type}
          // The style sheet detects an empty input with `:placeholder-shown`, which needs a
          // placeholder that is not empty.
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
