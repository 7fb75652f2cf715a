import type { ReactNode } from 'react';
import { AnimatedAmount } from '../animated-amount/animated-amount.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { RefreshIcon } from '../icons/refresh.tsx';
import styles from './wallet-card.module.css';

export interface WalletCardState {
  /** Amount in minor units. Undefined while it loads. */
  readonly amount: number | undefined;
  readonly format: (amount: number) => string;
  /** Error message if the amount could not be loaded, otherwise undefined. */
  readonly failure: string | undefined;
  readonly isMasked: boolean;
  /** Text that a screen reader reads when the amount is hidden. */
  readonly maskedLabel: string;
  readonly mask: { readonly label: string; readonly onPress: () => void };
  readonly refresh: {
    readonly label: string;
    readonly isPending: boolean;
    readonly onPress: () => void;
  };
}

export interface WalletCardProps {
  readonly label: string;
  readonly wallet: WalletCardState;
  /** Style of the card. `accent` is for a card that is the first element of the page. */
  readonly tone?: 'plain' | 'accent';
  /** Buttons below the amount, e.g. deposit and withdrawal. */
  readonly children?: ReactNode;
}

/**
 * Shows a balance, a button that hides it and a button that refetches it. The children are below
 * the balance.
 */
export function WalletCard({ label, wallet, tone = 'plain', children }: WalletCardProps) {
  const { amount, format, failure, isMasked, maskedLabel, mask, refresh } = wallet;
  return (
    <section className={styles.root} data-tone={tone} aria-label={label}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <IconButton label={mask.label} aria-pressed={isMasked} onClick={mask.onPress}>
          {isMasked ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
        <IconButton label={refresh.label} aria-busy={refresh.isPending} onClick={refresh.onPress}>
          <RefreshIcon />
        </IconButton>
      </div>
      {failure === undefined ? (
        <AnimatedAmount
          className={styles.balance}
          amount={amount}
          format={format}
          isMasked={isMasked}
          maskedLabel={maskedLabel}
        />
      ) : (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
