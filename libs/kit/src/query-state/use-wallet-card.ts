import { formatAmount, parseAmount } from '@livery/contract/money';
import { useTranslation } from 'react-i18next';
import { useHideBalance } from '../wallet/use-hide-balance.ts';
import { useFormat } from '../format/use-format.ts';

/** Fields of the RTK Query result for the balance that `useWalletCard` needs. */
export interface WalletQueryLike {
  readonly data?: { readonly sumBalance: string } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * Returns the props of `WalletCard`: the balance, the texts, and functions that hide, show and reload the balance.
 */
export const useWalletCard = ({ data, isFetching, isError, refetch }: WalletQueryLike) => {
  const { t } = useTranslation(['account', 'shell']);
  const { money } = useFormat();
  const [isMasked, setMasked] = useHideBalance();
  const hasBalance = data !== undefined && !isFetching && !isError;
  return {
    /**
     * Balance in minor units (e.g. cents). Undefined until it has loaded, during a refetch and after a failed request,
     * so that the card never shows an outdated balance.
     */
    amount: hasBalance ? parseAmount(data.sumBalance) : undefined,
    format: (minor: number): string => money(formatAmount(Math.round(minor))),
    failure: isError && !isFetching ? t('shell:balance.failed') : undefined,
    isMasked,
    maskedLabel: t(isFetching && !isMasked ? 'account:mine.balanceLoading' : 'shell:balance.hidden'),
    mask: { label: t(isMasked ? 'shell:balance.show' : 'shell:balance.hide'), onPress: () => setMasked(!isMasked) },
    refresh: { label: t('shell:balance.refresh'), isPending: isFetching, onPress: () => void refetch() },
  };
};
