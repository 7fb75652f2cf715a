import type { WithdrawOptions } from '@livery/api/withdrawals';
import { formatAmount, type Minor } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { computeFee } from '@livery/kit/parse/parse-amount-input';
import { DescriptionList } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';
import { useFeeLabel } from '../shared/use-fee-label.ts';
import { useProcessingTimeLabel } from '../shared/use-processing-time-label.ts';

interface WithdrawalFactsProps {
  readonly options: WithdrawOptions;
  /** Amount that the member has entered. Undefined without a valid amount. */
  readonly amount: Minor | undefined;
}

/**
 * Shows the fee, the amount that the member receives, the daily limits and the usual duration. The fee is visible even
 * before the member enters an amount.
 */
export const WithdrawalFacts = ({ options, amount }: WithdrawalFactsProps) => {
  const { t } = useTranslation('money');
  const { money, count } = useFormat();
  const getFeeLabel = useFeeLabel();
  const getProcessingTimeLabel = useProcessingTimeLabel();
  const isFree = options.freeLeft > 0;
  const fee = amount === undefined || isFree ? 0 : computeFee(amount, options);
  const getFeeText = (): string => {
    const hasFee = Number(options.feeRate) > 0 || Number(options.feeFixed) > 0;
    if (isFree && hasFee) return t('fee.freeLeft', { left: count(options.freeLeft), count: count(options.freeCount) });
    return fee === 0 ? getFeeLabel(options) : money(formatAmount(fee));
  };
  return (
    <DescriptionList
      items={[
        [t('fee.label'), getFeeText()],
        [t('withdraw.received'), amount === undefined ? '–' : money(formatAmount(Math.max(0, amount - fee)))],
        [t('withdraw.today'), t('withdraw.left', { left: count(options.countLeft), amount: money(options.dailyLeft) })],
        ...(options.usualMinutes === null
          ? []
          : [[t('takes.label'), getProcessingTimeLabel(options.usualMinutes)] as const]),
      ]}
    />
  );
};
