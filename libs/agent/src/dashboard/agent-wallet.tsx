import { useWalletBalanceQuery } from '@livery/api/wallet';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useWalletCard } from '@livery/kit/query-state/use-wallet-card';
import { Button } from '@livery/ui/button';
import { WalletCard } from '@livery/ui/wallet-card';
import { useTranslation } from 'react-i18next';

/** Shows the total balance of the agent's wallet, with links to deposit and withdraw. */
export const AgentWallet = () => {
  const { t } = useTranslation(['team', 'shell']);
  const { DEPOSIT, WITHDRAW } = useFlags();
  const wallet = useWalletCard(useWalletBalanceQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <WalletCard label={t('team:wallet')} tone="accent" wallet={wallet}>
      {(WITHDRAW || DEPOSIT) && (
        <>
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
        </>
      )}
    </WalletCard>
  );
};
