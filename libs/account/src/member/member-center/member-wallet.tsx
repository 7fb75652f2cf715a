import { useWalletBalanceQuery } from '@livery/api/wallet';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useWalletCard } from '@livery/kit/query-state/use-wallet-card';
import { Button } from '@livery/ui/button';
import { WalletCard } from '@livery/ui/wallet-card';
import { useTranslation } from 'react-i18next';

/** Card with the balance and with links to the deposit and the withdrawal. */
export const MemberWallet = () => {
  const { t } = useTranslation('shell');
  const { DEPOSIT, WITHDRAW } = useFlags();
  const wallet = useWalletCard(useWalletBalanceQuery());
  return (
    <WalletCard label={t('balance.label')} wallet={wallet}>
      {(DEPOSIT || WITHDRAW) && (
        <>
          {DEPOSIT && (
            <Button tone="accent" isWide href={paths.deposit}>
              {t('account.deposit')}
            </Button>
          )}
          {WITHDRAW && (
            <Button isWide href={paths.withdraw}>
              {t('account.withdraw')}
            </Button>
          )}
        </>
      )}
    </WalletCard>
  );
};
