import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './progress.module.css';

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name of the bar, e.g. the name of the running process. */
  label: string;
  /** Progress in percent, 0 to 100. */
  value: number;
  /** Text that screen readers read instead of the percentage, e.g. "7 of 10". */
  valueText?: string | undefined;
  tone?: 'accent' | 'success' | 'jackpot';
};

/** A progress bar. It fills in reading direction. */
export function Progress({
  label,
  value,
  valueText,
  tone = 'accent',
  className,
  style,
  ...props
}: ProgressProps) {
  const part = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part)}
      aria-valuetext={valueText}
      className={cx(styles.root, className)}
      data-tone={tone}
      style={{ '--part': part / 100, ...style } as CSSProperties}
      {...props}
    >
      <span className={styles.fill} />
    </div>
  );
}
