import type { ComponentProps } from 'react';
import { useCountTo } from '../use-count-to/use-count-to.tsx';
import { cx } from '../internal/cx.ts';
import styles from './balance.module.css';

export type BalanceProps = ComponentProps<'bdi'> & {
  /** In minor units or any other number that `format` understands. `undefined` while it is not known. */
  amount: number | undefined;
  format: (amount: number) => string;
  /** Shows asterisks. */
  isMasked?: boolean;
  /** What a screen reader hears in place of the asterisks. */
  maskedLabel?: string;
};

/** Money that may be hidden. It counts once to its new value and then rests. */
export function Balance({
  amount,
  format,
  isMasked,
  maskedLabel,
  className,
  ...props
}: BalanceProps) {
  const shown = useCountTo(amount ?? 0, amount === undefined || isMasked);
  const isKnown = amount !== undefined && !isMasked;
  return (
    <bdi className={cx(styles.root, className)} data-masked={!isKnown} {...props}>
      {isKnown ? (
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
