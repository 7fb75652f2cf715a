import { formatAmount } from '@livery/contract/money';
import type { Deposit, DepositChannel } from '@livery/contract/deposits';
import type { LanguageCode } from '@livery/merchant/languages';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { ChannelRow, DepositRow } from './deposits.ts';
import { getPagePath } from './payment-page.routes.ts';

export const toChannelView = (channel: ChannelRow, language: LanguageCode): DepositChannel => {
  const { id, kind, minAmount, maxAmount, quickAmounts, feeRate, feeFixed, payWithin, processingMinutes } = channel;
  return {
    id,
    kind,
    name: localizeText(channel.names, language),
    least: formatAmount(minAmount),
    most: formatAmount(maxAmount),
    quickAmounts: quickAmounts.map(formatAmount),
    feeRate: formatAmount(feeRate),
    feeFixed: formatAmount(feeFixed),
    payWithin,
    takes: processingMinutes,
  };
};

export const toDepositView = (
  { id, orderNo, amount, fee, state, reason, createdAt, expiresAt, settledAt }: DepositRow,
  channel: ChannelRow,
  language: LanguageCode,
  currency: string,
): Deposit => ({
  id,
  orderNo,
  channelName: localizeText(channel.names, language),
  channelKind: channel.kind,
  amount: formatAmount(amount),
  fee: formatAmount(fee),
  credited: formatAmount(amount - fee),
  currency,
  state,
  reason,
  payUrl: state === 'pending' ? getPagePath(id) : null,
  takes: channel.processingMinutes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});
