import type { ComponentProps } from 'react';
import { useCountUp } from '../use-count-up/use-count-up.tsx';
import { cx } from '../internal/cx.ts';
import styles from './animated-amount.module.css';

export type AnimatedAmountProps = ComponentProps<'bdi'> & {
  /** In minor units, or any other number that `format` accepts. `undefined` while it is unknown. */
  amount: number | undefined;
  format: (amount: number) => string;
  /** Shows asterisks. */
  isMasked?: boolean;
  /** Text for screen readers in place of the asterisks. */
  maskedLabel?: string;
};

/** An amount of money that may be hidden. It counts once to a new value. */
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
