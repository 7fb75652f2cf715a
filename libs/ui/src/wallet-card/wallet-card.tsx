import type { ReactNode } from 'react';
import { AnimatedAmount } from '../animated-amount/animated-amount.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { RefreshIcon } from '../icons/refresh.tsx';
import styles from './wallet-card.module.css';

export interface WalletCardState {
  /** In minor units; `undefined` while it is unknown. */
  readonly amount: number | undefined;
  readonly format: (amount: number) => string;
  /** Message of a failed load. */
  readonly failure: string | undefined;
  readonly isMasked: boolean;
  /** Text for screen readers in place of the asterisks. */
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
  /** `accent` when it is the first element of its page. */
  readonly tone?: 'plain' | 'accent';
  /** Buttons of equal width: deposit and withdrawal. */
  readonly children?: ReactNode;
}

/** A balance that can be hidden and refetched, above the buttons to deposit and withdraw. */
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
