import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = PressableProps & {
  /** The accessible name: an icon alone says nothing to a screen reader. */
  label: string;
  /** `raised` stands on artwork, and brings a ground of its own. */
  tone?: 'plain' | 'raised';
};

/** A round button of one icon, 44 × 44. With `href` it is a link. */
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
