import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonProps = PressableProps & {
  /** Visual weight of the button. Use `accent` only for the main action of a screen. */
  tone?: 'accent' | 'quiet' | 'plain' | 'danger';
  size?: 'medium' | 'small';
  /** Makes the button as wide as its container. */
  isWide?: boolean;
  /**
   * True while the action runs. A spinner covers the label, the width stays the same, and further
   * presses are ignored.
   */
  isPending?: boolean;
};

/** A button. With `href` it is a link that looks like a button. */
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
