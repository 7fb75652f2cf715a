import { lazyLogoutDialog } from '@livery/account/auth/logout/lazy-logout-dialog';
import { useLazyDialog, useLazyDialogModule } from '@livery/account/shared/lazy-dialog/use-lazy-dialog';
import { useWalletBalanceQuery } from '@livery/api/wallet';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useHideBalance } from '@livery/kit/wallet/use-hide-balance';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { AnimatedAmount } from '@livery/ui/animated-amount';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { PlusIcon } from '@livery/ui/icons/plus';
import { Link } from '@livery/ui/link';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-chip.module.css';
import { useCompactBalance } from './use-compact-balance.ts';

const lazyAccountPopover = createLazyModule(() => import('./account-popover.tsx'));

/** The member's balance in the header. A tap opens the balance popover. */
export const AccountChip = ({ session }: { session: Session }) => {
  const { t } = useTranslation('shell');
  const getCompactBalance = useCompactBalance();
  const [isMasked] = useHideBalance();
  const [isOpen, setOpen] = useState<boolean>();
  const popover = useLazyDialogModule(lazyAccountPopover, isOpen === true, () => setOpen(false));
  const signOut = useLazyDialog(lazyLogoutDialog);
  const anchor = useRef<HTMLButtonElement>(null);
  const { DEPOSIT } = useFlags();
  const { data, isFetching } = useWalletBalanceQuery();
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.root}
        data-pending={isFetching}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        aria-label={t('header.account', { name: session.userName })}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi className={styles.name}>{session.userName}</bdi>
        <AnimatedAmount
          amount={data && parseAmount(data.sumBalance)}
          format={(minor) => getCompactBalance(formatAmount(Math.round(minor))).text}
          data-size={data && getCompactBalance(data.sumBalance).size}
          isMasked={isMasked}
          maskedLabel={t('balance.hidden')}
          className={styles.balance}
        />
        <ChevronDownIcon className={styles.chevron} />
      </button>
      {DEPOSIT && (
        <Link href={paths.deposit} className={styles.deposit} aria-label={t('account.deposit')}>
          <PlusIcon />
        </Link>
      )}
      {popover && isOpen !== undefined && (
        <popover.AccountPopover
          session={session}
          anchor={anchor}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSignOut={signOut.open}
        />
      )}
      {signOut.dialog}
    </>
  );
};
