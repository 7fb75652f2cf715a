import type { DepositChannel } from '@livery/api/payments';
import { useFormat } from '@livery/kit/use-format';
import { useTranslation } from 'react-i18next';
import { useTakes } from './use-takes.ts';

/** What a way to pay costs and how long it takes, in a line. */
export const useChannelDetail = (): ((channel: DepositChannel) => string) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const takes = useTakes();
  const feeOf = ({ feeRate, feeFixed }: DepositChannel): string => {
    if (Number(feeRate) > 0) return t('fee.rate', { rate: feeRate.replace(/\.?0+$/, '') });
    return Number(feeFixed) > 0 ? t('fee.fixed', { amount: money(feeFixed) }) : t('fee.none');
  };
  return (channel) => `${feeOf(channel)} · ${takes(channel.takes)}`;
};
