import { type InvitedFriend, useReferralFriendsInfiniteQuery } from '@livery/api/referral';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../shared/more-button.tsx';
import { useClaim } from '../shared/use-claim.ts';
import styles from './friends.module.css';

/**
 * Lists the friends whom the member has referred, newest first. Each row shows the member's earnings from this friend.
 */
export const Friends = ({ currency }: { currency: string }) => {
  const { t } = useTranslation(['invite', 'promotions', 'shell']);
  const query = useReferralFriendsInfiniteQuery();
  const { pending, claim } = useClaim();
  const friends = query.data?.pages.flatMap(({ list }) => list);
  return (
    <div>
      <ListGroup heading={t('friends')}>
        {friends?.length === 0 && <ListRow label={<span className={styles.note}>{t('none')}</span>} />}
        {friends?.map((friend) => (
          <Friend
            key={friend.id}
            friend={friend}
            currency={currency}
            isPending={pending === friend.rewardId}
            onClaim={() => claim(friend.rewardId)}
          />
        ))}
      </ListGroup>
      <MoreButton query={query} />
    </div>
  );
};

interface FriendProps {
  readonly friend: InvitedFriend;
  readonly currency: string;
  readonly isPending: boolean;
  readonly onClaim: () => void;
}

const statusLabels = {
  joined: 'status.joined',
  deposited: 'status.deposited',
  waiting: 'status.waiting',
  lapsed: 'status.lapsed',
  claimable: 'promotions:status.claimable',
  claimed: 'promotions:status.claimed',
} as const satisfies Record<InvitedFriend['status'], string>;

const Friend = ({ friend: { name, joinedAt, status, reward }, currency, isPending, onClaim }: FriendProps) => {
  const { t } = useTranslation(['invite', 'promotions']);
  const { money, date } = useFormat();
  const amount = status === 'claimed' && <bdi className={styles.amount}>{money(reward, currency)}</bdi>;
  const claim = (
    <Button
      size="small"
      tone="accent"
      isPending={isPending}
      aria-label={`${t('promotions:claim', { amount: money(reward, currency) })}: ${name}`}
      onClick={onClaim}
    >
      {t('promotions:claim', { amount: money(reward, currency) })}
    </Button>
  );
  return (
    <ListRow
      label={<bdi>{name}</bdi>}
      detail={`${t(statusLabels[status])} · ${date(joinedAt)}`}
      end={status === 'claimable' ? claim : amount || undefined}
    />
  );
};
