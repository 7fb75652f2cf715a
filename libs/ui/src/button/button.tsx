import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonProps = PressableProps & {
  /** `accent` is for the one main action of a screen. */
  tone?: 'accent' | 'quiet' | 'plain' | 'danger';
  size?: 'medium' | 'small';
  /** Takes the full width. */
  isWide?: boolean;
  /**
   * The action is pending: a spinner covers the label, the width stays, a second press does
   * nothing.
   */
  isPending?: boolean;
};

/** A button, or with `href` a link with the look of a button. */
export function Button({
  tone = 'quiet',
  size = 'medium',
  isWide,
  isPending,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <Pressable
      className={cx(styles.root, className)}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      <span className={styles.label}>{children}</span>
      {isPending && <Spinner className={styles.spinner} />}
    </Pressable>
  );
}
