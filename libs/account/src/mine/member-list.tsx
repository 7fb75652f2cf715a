import { useUnreadCountQuery } from '@livery/api/messages';
import { useUnclaimedCount } from '@livery/api/promotions';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/use-format';
import { Badge } from '@livery/ui/badge';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { groupsOf, type MemberFacts, useMemberEntries } from './member-entries.ts';
import { memberIcons } from './member-icons.ts';

interface MemberListProps {
  readonly member: MemberFacts;
  /** For a guest: asks to log in, in place of going to what is a member's. */
  readonly onRefused: (() => void) | undefined;
}

/** The member list, in groups. A group that is left without an entry is not there. */
export const MemberList = ({ member, onRefused }: MemberListProps) => {
  const { t } = useTranslation(['account', 'member', 'shell']);
  const { count } = useFormat();
  const flags = useFlags();
  const isMember = useSession() !== null;
  const waiting = {
    unclaimed: useUnclaimedCount(isMember && flags.REWCEN3 === true),
    unread: useUnreadCountQuery(undefined, { skip: !isMember || !flags.MAILCEN }).currentData ?? 0,
  };
  return groupsOf(useMemberEntries('memberList', member)).map(({ heading, entries }) => (
    <ListGroup key={heading} heading={t(heading)}>
      {entries.map(({ path, label, icon, counts, feature }) => {
        const number = counts ? waiting[counts] : 0;
        const Icon = memberIcons[icon];
        return (
          <ListRow
            key={path}
            href={path}
            icon={Icon && <Icon />}
            label={t(label)}
            {...(number > 0 && { end: <Badge tone="danger">{count(number)}</Badge> })}
            {...(onRefused && feature.access !== 'guest' && { onClick: refuse(onRefused) })}
          />
        );
      })}
    </ListGroup>
  ));
};

const refuse = (onRefused: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  onRefused();
};
