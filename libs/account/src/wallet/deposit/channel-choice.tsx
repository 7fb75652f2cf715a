import type { DepositChannel } from '@livery/api/deposits';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { channelIcons } from '@livery/ui/icons/payment-channels';
import { useChannelDetail } from './use-channel-detail.ts';

interface ChannelChoiceProps {
  readonly channels: readonly DepositChannel[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** Radio buttons to select a payment channel (for example a bank or an e-wallet). */
export const ChannelChoice = ({ channels, value, onSelect }: ChannelChoiceProps) => {
  const { t } = useTranslation('money');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{t('deposit.how')}</legend>
      {channels.map((channel) => (
        <Channel
          key={channel.id}
          channel={channel}
          isChosen={channel.id === value}
          onSelect={() => onSelect(channel.id)}
        />
      ))}
    </fieldset>
  );
};

const Channel = ({
  channel,
  isChosen,
  onSelect,
}: {
  readonly channel: DepositChannel;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}) => {
  const detail = useChannelDetail();
  const Icon = channelIcons[channel.kind];
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="channel"
        value={channel.id}
        checked={isChosen}
        onChange={onSelect}
        className={styles.radio}
      />
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name}>{channel.name}</bdi>
        <span className={styles.detail}>{detail(channel)}</span>
      </span>
    </label>
  );
};
