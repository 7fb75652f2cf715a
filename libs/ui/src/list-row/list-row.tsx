import type { ComponentProps, ReactNode } from 'react';
import { ChevronEndIcon } from '../icons/chevron-end.tsx';
import { cx } from '../internal/cx.ts';
import { Pressable, type PressableProps } from '../pressable/pressable.tsx';
import { usePress } from '../use-press/use-press.tsx';
import styles from './list-row.module.css';

export type ListRowProps = Omit<PressableProps, 'children'> & {
  icon?: ReactNode;
  label: ReactNode;
  /** Smaller second line under the label. */
  detail?: ReactNode;
  /** Content at the end of the row, e.g. a value or a badge. */
  end?: ReactNode;
  tone?: 'default' | 'danger';
};

/**
 * A row of a menu. With `href` it is a link, and with `onClick` it is a button. With neither of
 * them, it is plain text.
 */
export function ListRow({
  icon,
  label,
  detail,
  end,
  tone = 'default',
  className,
  ...props
}: ListRowProps) {
  const press = usePress();
  const goes = props.href !== undefined;
  const acts = goes || props.onClick !== undefined;
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {goes && <ChevronEndIcon className={styles.chevron} />}
    </>
  );
  if (!acts) {
    return (
      <div
        className={cx(styles.root, className)}
        data-tone={tone}
        {...(props as ComponentProps<'div'>)}
      >
        {content}
      </div>
    );
  }
  return (
    <Pressable className={cx(styles.root, className)} data-tone={tone} {...press} {...props}>
      {content}
    </Pressable>
  );
}
