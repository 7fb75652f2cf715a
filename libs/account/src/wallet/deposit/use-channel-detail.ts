import type { DepositChannel } from '@livery/api/deposits';
import { useFeeLabel } from '../shared/use-fee-label.ts';
import { useProcessingTimeLabel } from '../shared/use-processing-time-label.ts';

/** Returns a function that formats the fee and the processing time of a payment channel in one line. */
export const useChannelDetail = (): ((channel: DepositChannel) => string) => {
  const getFeeLabel = useFeeLabel();
  const getProcessingTimeLabel = useProcessingTimeLabel();
  return (channel) => `${getFeeLabel(channel)} · ${getProcessingTimeLabel(channel.takes)}`;
};
