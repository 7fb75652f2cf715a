import { loadSignOut } from '@livery/account/load-sign-out';
import { useLatePanel } from '@livery/account/use-late-panel';
import { useWalletBalanceQuery } from '@livery/api/wallet';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBalanceMask } from '@livery/kit/balance-mask';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { Balance } from '@livery/ui/balance';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { PlusIcon } from '@livery/ui/icons/plus';
import { Link } from '@livery/ui/link';
import { Suspense, lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './member-chip.module.css';
import { useChipMoney } from './use-chip-money.ts';

const AccountPopover = lazy(() =>
  import('./account-popover.tsx').then((module) => ({ default: module.AccountPopover })),
);

/** The member's balance in the header; a tap opens what can be done with it. */
export const MemberChip = ({ session }: { session: Session }) => {
  const { t } = useTranslation('shell');
  const chipMoney = useChipMoney();
  const [isMasked] = useBalanceMask();
  const [isOpen, setOpen] = useState<boolean>();
  const signOut = useLatePanel(loadSignOut);
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
        <Balance
          amount={data && parseAmount(data.sumBalance)}
          format={(minor) => chipMoney(formatAmount(Math.round(minor))).text}
          data-size={data && chipMoney(data.sumBalance).size}
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
      {isOpen !== undefined && (
        <Suspense>
          <AccountPopover
            session={session}
            anchor={anchor}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onSignOut={signOut.open}
          />
        </Suspense>
      )}
      {signOut.panel}
    </>
  );
};
