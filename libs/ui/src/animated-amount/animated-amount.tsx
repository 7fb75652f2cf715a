import type { ComponentProps } from 'react';
import { useCountUp } from '../use-count-up/use-count-up.tsx';
import { cx } from '../internal/cx.ts';
import styles from './animated-amount.module.css';

export type AnimatedAmountProps = ComponentProps<'bdi'> & {
  /**
   * Amount in minor units (e.g. cents), or another number that `format` accepts. While it is
   * `undefined`, e.g. during the load, asterisks are shown.
   */
  amount: number | undefined;
  format: (amount: number) => string;
  /** If true, asterisks are shown in place of the amount. */
  isMasked?: boolean;
  /** Text that screen readers read in place of the asterisks. Without it, they read nothing. */
  maskedLabel?: string;
};

/** An amount of money that can be hidden. When the amount changes, the number counts up or down. */
export function AnimatedAmount({
  amount,
  format,
  isMasked,
  maskedLabel,
  className,
  ...props
}: AnimatedAmountProps) {
  const shown = useCountUp(amount ?? 0, amount === undefined || isMasked);
  const isShown = amount !== undefined && !isMasked;
  return (
    <bdi className={cx(styles.root, className)} data-masked={!isShown} {...props}>
      {isShown ? (
        format(shown)
      ) : (
        <>
          <span aria-hidden>****</span>
          {maskedLabel && <span className="visuallyHidden">{maskedLabel}</span>}
        </>
      )}
    </bdi>
  );
}
