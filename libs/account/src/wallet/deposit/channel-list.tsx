import type { DepositChannel } from '@livery/api/deposits';
import { paths, withQuery } from '@livery/kit/paths';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { channelIcons } from '@livery/ui/icons/payment-channels';
import { useChannelDetail } from './use-channel-detail.ts';

/**
 * Name of the query parameter with the id of the selected payment channel. Only the template (layout) `base` of the
 * deposit page uses the parameter, because there each payment channel has a page of its own.
 */
export const channelParameter = 'channel';

/** List of payment channels. Each channel links to its own page. */
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
