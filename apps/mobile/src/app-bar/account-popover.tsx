import { useWalletBalanceQuery } from '@livery/api/wallet';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useHideBalance } from '@livery/kit/wallet/use-hide-balance';
import { useBrand } from '@livery/kit/brand';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import type { Session } from '@livery/kit/session';
import { useFormat } from '@livery/kit/format/use-format';
import { AnimatedAmount } from '@livery/ui/animated-amount';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { EyeIcon } from '@livery/ui/icons/eye';
import { EyeOffIcon } from '@livery/ui/icons/eye-off';
import { RefreshIcon } from '@livery/ui/icons/refresh';
import { Popover } from '@livery/ui/popover';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-popover.module.css';

interface AccountPopoverProps {
  readonly session: Session;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSignOut: () => void;
}

/** The popover of the balance, with buttons to show, hide and refresh it, to deposit, to withdraw and to sign out. */
export const AccountPopover = ({ session, anchor, isOpen, onOpenChange, onSignOut }: AccountPopoverProps) => {
  const { t } = useTranslation('shell');
  const { name, copyrightYear } = useBrand();
  const { DEPOSIT, WITHDRAW } = useFlags();
  const close = () => onOpenChange(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={t('header.account', { name: session.userName })}
      className={styles.root}
    >
      <BalanceLine userName={session.userName} />
      <div className={styles.actions}>
        {DEPOSIT && (
          <Button tone="accent" isWide href={paths.deposit} onClick={close}>
            {t('account.deposit')}
          </Button>
        )}
        {WITHDRAW && (
          <Button isWide href={paths.withdraw} onClick={close}>
            {t('account.withdraw')}
          </Button>
        )}
      </div>
      <Button
        tone="plain"
        isWide
        aria-haspopup="dialog"
        onClick={() => {
          close();
          onSignOut();
        }}
      >
        {t('account.logout')}
      </Button>
      <p className={styles.copyright}>{t('account.copyright', { year: copyrightYear, name })}</p>
    </Popover>
  );
};

const BalanceLine = ({ userName }: { userName: string }) => {
  const { t } = useTranslation('shell');
  const { money } = useFormat();
  const [isMasked, setMasked] = useHideBalance();
  const { data, isFetching, isError, refetch } = useWalletBalanceQuery();
  return (
    <div className={styles.line}>
      <div className={styles.figure}>
        <bdi className={styles.name}>{userName}</bdi>
        {isError && !data ? (
          <span className={styles.failed}>{t('balance.failed')}</span>
        ) : (
          <AnimatedAmount
            amount={isFetching || !data ? undefined : parseAmount(data.sumBalance)}
            format={(minor) => money(formatAmount(Math.round(minor)))}
            isMasked={isMasked}
            maskedLabel={t('balance.hidden')}
            className={styles.balance}
          />
        )}
      </div>
      <IconButton
        label={t(isMasked ? 'balance.show' : 'balance.hide')}
        aria-pressed={isMasked}
        onClick={() => setMasked(!isMasked)}
      >
        {isMasked ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
      <IconButton label={t('balance.refresh')} aria-busy={isFetching} onClick={() => void refetch()}>
        <RefreshIcon />
      </IconButton>
    </div>
  );
};
