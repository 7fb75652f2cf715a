import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = PressableProps & {
  /** Accessible name. Screen readers read it because the icon has no text. */
  label: string;
  /**
   * Style of the button. `raised` adds a background behind the icon. Use it on top of an image.
   */
  tone?: 'plain' | 'raised';
};

/** A round button with one icon, 44px wide and high. With `href` it is a link. */
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
