import type { DepositChannel } from '@livery/api/deposits';
import { useTranslation } from 'react-i18next';
import { useFeeLabel } from '../shared/use-fee-label.ts';
import { useProcessingTimeLabel } from '../shared/use-processing-time-label.ts';

/** Returns a function that describes a payment channel in one line: payment method, fee and processing time. */
export const useChannelDetail = (): ((channel: DepositChannel) => string) => {
  const { t } = useTranslation('money');
  const getFeeLabel = useFeeLabel();
  const getProcessingTimeLabel = useProcessingTimeLabel();
  return (channel) =>
    [t(`deposit.kind.${channel.kind}`), getFeeLabel(channel), getProcessingTimeLabel(channel.takes)].join(' · ');
};
