import type { DepositChannel } from '@livery/api/deposits';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { useProcessingTimeLabel } from './use-processing-time-label.ts';

/** Returns a function that formats the fee and the processing time of a payment channel in one line. */
export const useChannelDetail = (): ((channel: DepositChannel) => string) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const getProcessingTimeLabel = useProcessingTimeLabel();
  const getFeeLabel = ({ feeRate, feeFixed }: DepositChannel): string => {
    if (Number(feeRate) > 0) return t('fee.rate', { rate: feeRate.replace(/\.?0+$/, '') });
    return Number(feeFixed) > 0 ? t('fee.fixed', { amount: money(feeFixed) }) : t('fee.none');
  };
  return (channel) => `${getFeeLabel(channel)} · ${getProcessingTimeLabel(channel.takes)}`;
};
