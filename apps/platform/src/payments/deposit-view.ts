import { formatAmount } from '@livery/contract/money';
import type { Deposit, DepositChannel } from '@livery/contract/payments';
import type { LanguageCode } from '@livery/merchant/languages';
import { nameIn } from '../catalogue/tile.ts';
import type { ChannelRow, DepositRow } from './deposits.ts';

const channelName = ({ names }: ChannelRow, language: LanguageCode): string =>
  nameIn({ name: names.EN ?? '', names }, language);

export const channelView = (channel: ChannelRow, language: LanguageCode): DepositChannel => {
  const { id, kind, least, most, quickAmounts, feeRate, feeFixed, payWithin, takes } = channel;
  return {
    id,
    kind,
    name: channelName(channel, language),
    least: formatAmount(least),
    most: formatAmount(most),
    quickAmounts: quickAmounts.map(formatAmount),
    feeRate: formatAmount(feeRate),
    feeFixed: formatAmount(feeFixed),
    payWithin,
    takes,
  };
};

export const depositView = (
  { id, orderNo, amount, fee, state, reason, payUrl, createdAt, expiresAt, settledAt }: DepositRow,
  channel: ChannelRow,
  language: LanguageCode,
  currency: string,
): Deposit => ({
  id,
  orderNo,
  channelName: channelName(channel, language),
  channelKind: channel.kind,
  amount: formatAmount(amount),
  fee: formatAmount(fee),
  credited: formatAmount(amount - fee),
  currency,
  state,
  reason,
  payUrl: state === 'pending' ? payUrl : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});
