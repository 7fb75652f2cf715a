import { useWalletBalanceQuery } from '@livery/api/wallet';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useBalanceMask } from '@livery/kit/balance-mask';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/use-format';
import { Balance } from '@livery/ui/balance';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { EyeIcon } from '@livery/ui/icons/eye';
import { EyeOffIcon } from '@livery/ui/icons/eye-off';
import { RefreshIcon } from '@livery/ui/icons/refresh';
import { useTranslation } from 'react-i18next';
import styles from './agent-home.module.css';

/** All that is in the wallet, and the ways in and out of it. */
export const AgentWallet = () => {
  const { t } = useTranslation(['team', 'shell']);
  const { DEPOSIT, WITHDRAW } = useFlags();
  const { money } = useFormat();
  const [isMasked, setMasked] = useBalanceMask();
  const { data, isFetching, isError, refetch } = useWalletBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  // While it is asked for again it is hidden: what was true before must not be taken for what is true now.
  const amount = data && !isFetching && !isError ? parseAmount(data.sumBalance) : undefined;
  return (
    <section className={styles.wallet} aria-label={t('team:wallet')}>
      <div className={styles.walletHead}>
        <span className={styles.muted}>{t('team:wallet')}</span>
        <IconButton label={t(isMasked ? 'shell:balance.show' : 'shell:balance.hide')} aria-pressed={isMasked} onClick={() => setMasked(!isMasked)}>
          {isMasked ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
        <IconButton label={t('shell:balance.refresh')} aria-busy={isFetching} onClick={() => void refetch()}>
          <RefreshIcon />
        </IconButton>
      </div>
      {isError && !isFetching ? (
        <p role="alert" className={styles.failed}>
          {t('shell:balance.failed')}
        </p>
      ) : (
        <Balance className={styles.balance} amount={amount} format={(minor) => money(formatAmount(Math.round(minor)))} isMasked={isMasked} maskedLabel={t('shell:balance.hidden')} />
      )}
      {(WITHDRAW || DEPOSIT) && (
        <div className={styles.walletActions}>
          {WITHDRAW && (
            <Button isWide href={paths.withdraw}>
              {t('shell:account.withdraw')}
            </Button>
          )}
          {DEPOSIT && (
            <Button tone="accent" isWide href={paths.deposit}>
              {t('shell:account.deposit')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
