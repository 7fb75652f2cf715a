import type { DepositChannel } from '@livery/api/deposits';
import { paths, withQuery } from '@livery/kit/paths';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { channelIcons } from './channel-icons.ts';
import { useChannelDetail } from './use-channel-detail.ts';

/** The way to pay that the address names, in the base template. */
export const channelParameter = 'channel';

/** The ways to pay in, each of which leads to a page of its own. */
export const ChannelList = ({ channels }: { readonly channels: readonly DepositChannel[] }) => {
  const { t } = useTranslation('money');
  const detail = useChannelDetail();
  return (
    <ListGroup heading={t('deposit.how')}>
      {channels.map((channel) => {
        const Icon = channelIcons[channel.kind];
        return (
          <ListRow
            key={channel.id}
            icon={<Icon />}
            href={withQuery(paths.deposit, { [channelParameter]: channel.id })}
            label={<bdi>{channel.name}</bdi>}
            detail={detail(channel)}
          />
        );
      })}
    </ListGroup>
  );
};
