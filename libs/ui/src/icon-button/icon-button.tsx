import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = PressableProps & {
  /** The accessible name: an icon has no text for a screen reader. */
  label: string;
  /** `raised` is for artwork, and has a background of its own. */
  tone?: 'plain' | 'raised';
};

/** A round button with one icon, 44 × 44. With `href` it is a link. */
export function IconButton({ label, tone = 'plain', className, ...props }: IconButtonProps) {
  return (
    <Pressable
      aria-label={label}
      data-tone={tone}
      className={cx(styles.root, className)}
      {...props}
    />
  );
}
