import type { DepositChannel } from '@livery/api/payments';
import { useFormat } from '@livery/kit/use-format';
import { BankIcon } from '@livery/ui/icons/bank';
import { QrIcon } from '@livery/ui/icons/qr';
import { TicketIcon } from '@livery/ui/icons/ticket';
import { WalletIcon } from '@livery/ui/icons/wallet';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { useTakes } from './use-takes.ts';

const icons = { bank: BankIcon, wallet: WalletIcon, qr: QrIcon, voucher: TicketIcon } as const;

interface ChannelChoiceProps {
  readonly channels: readonly DepositChannel[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** The ways to pay in. Native radio buttons underneath. */
export const ChannelChoice = ({ channels, value, onSelect }: ChannelChoiceProps) => {
  const { t } = useTranslation('money');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{t('deposit.how')}</legend>
      {channels.map((channel) => (
        <Channel key={channel.id} channel={channel} isChosen={channel.id === value} onSelect={() => onSelect(channel.id)} />
      ))}
    </fieldset>
  );
};

const Channel = ({ channel, isChosen, onSelect }: { readonly channel: DepositChannel; readonly isChosen: boolean; readonly onSelect: () => void }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const takes = useTakes();
  const Icon = icons[channel.kind];
  const fee = Number(channel.feeRate) > 0 ? t('fee.rate', { rate: channel.feeRate.replace(/\.?0+$/, '') }) : Number(channel.feeFixed) > 0 ? t('fee.fixed', { amount: money(channel.feeFixed) }) : t('fee.none');
  return (
    <label className={styles.choice}>
      <input type="radio" name="channel" value={channel.id} checked={isChosen} onChange={onSelect} className={styles.radio} />
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{channel.name}</bdi>
        <span className={styles.detail}>{`${fee} · ${takes(channel.takes)}`}</span>
      </span>
    </label>
  );
};
