import { formatAmount, parseAmount } from '@livery/contract/money';
import { useTranslation } from 'react-i18next';
import { useHideBalance } from '../wallet/use-hide-balance.ts';
import { useFormat } from '../format/use-format.ts';

/** Balance query of the wallet, as the client reports it. */
export interface WalletQueryLike {
  readonly data?: { readonly sumBalance: string } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Balance that can be hidden and refetched, with its texts: `WalletCard` of the design system takes it. */
export const useWalletCard = ({ data, isFetching, isError, refetch }: WalletQueryLike) => {
  const { t } = useTranslation(['account', 'shell']);
  const { money } = useFormat();
  const [isMasked, setMasked] = useHideBalance();
  const hasBalance = data !== undefined && !isFetching && !isError;
  return {
    /** In minor units. Undefined during a refetch: an old balance must not look like the current one. */
    amount: hasBalance ? parseAmount(data.sumBalance) : undefined,
    format: (minor: number): string => money(formatAmount(Math.round(minor))),
    failure: isError && !isFetching ? t('shell:balance.failed') : undefined,
    isMasked,
    maskedLabel: t(isFetching && !isMasked ? 'account:mine.balanceLoading' : 'shell:balance.hidden'),
    mask: { label: t(isMasked ? 'shell:balance.show' : 'shell:balance.hide'), onPress: () => setMasked(!isMasked) },
    refresh: { label: t('shell:balance.refresh'), isPending: isFetching, onPress: () => void refetch() },
  };
};
