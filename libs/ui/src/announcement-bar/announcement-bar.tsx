import type { ComponentProps, CSSProperties } from 'react';
import { MegaphoneIcon } from '../icons/megaphone.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './announcement-bar.module.css';

export type AnnouncementBarProps = ComponentProps<'a'> & {
  /**
   * First part of the link's accessible name, e.g. "Announcements". The titles are the second
   * part.
   */
  label: string;
  titles: readonly string[];
  /** Text that is shown when there is no announcement. */
  empty: string;
};

/**
 * A moving line of announcement titles. It links to the list of announcements. It pauses while the
 * user touches, hovers or focuses it. With reduced motion, it does not move.
 */
export function AnnouncementBar({
  label,
  titles,
  empty,
  className,
  ...props
}: AnnouncementBarProps) {
  const lines = titles.length > 0 ? [...new Set(titles)] : [empty];
  const length = lines.reduce((sum, line) => sum + line.length + 8, 0);
  return (
    <Link
      aria-label={`${label}: ${lines.join('. ')}`}
      className={cx(styles.root, className)}
      data-moving={titles.length > 0}
      {...props}
    >
      <MegaphoneIcon className={styles.icon} />
      <span className={styles.window} aria-hidden>
        <span
          className={styles.track}
          style={{ '--pace': `${Math.max(12, length * 0.2)}s` } as CSSProperties}
        >
          {(titles.length > 0 ? [0, 1] : [0]).map((copy) => (
            <span key={copy} className={styles.copy}>
              {lines.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </span>
          ))}
        </span>
      </span>
    </Link>
  );
}
