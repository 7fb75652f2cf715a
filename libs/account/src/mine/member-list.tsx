import { useUnreadCountQuery } from '@livery/api/messages';
import { useUnclaimedCount } from '@livery/api/promotions';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/use-format';
import { Badge } from '@livery/ui/badge';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { entriesFor, memberGroups, type MemberCount, type MemberFacts } from './member-entries.ts';

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
  const waiting: Readonly<Record<MemberCount, number>> = {
    unclaimed: useUnclaimedCount(isMember && flags.REWCEN3 === true),
    unread: useUnreadCountQuery(undefined, { skip: !isMember || !flags.MAILCEN }).currentData ?? 0,
  };
  return memberGroups.map(({ heading, entries }) => {
    const shown = entriesFor(entries, flags, member);
    if (shown.length === 0) return null;
    return (
      <ListGroup key={heading} heading={t(heading)}>
        {shown.map(({ path, label, Icon, counts, isOpen }) => {
          const number = counts ? waiting[counts] : 0;
          return (
            <ListRow
              key={path}
              href={path}
              icon={<Icon />}
              label={t(label)}
              {...(number > 0 && { end: <Badge tone="danger">{count(number)}</Badge> })}
              {...(onRefused && !isOpen && { onClick: refuse(onRefused) })}
            />
          );
        })}
      </ListGroup>
    );
  });
};

const refuse = (onRefused: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  onRefused();
};
