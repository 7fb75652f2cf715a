import { useFlags } from '@livery/kit/flags';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import { entriesFor, memberGroups, type MemberFacts } from './member-entries.ts';

/** The member list, in groups. A group that is left without an entry is not there. */
export const MemberList = ({ member }: { member: MemberFacts }) => {
  const { t } = useTranslation(['account', 'shell']);
  const flags = useFlags();
  return memberGroups.map(({ heading, entries }) => {
    const shown = entriesFor(entries, flags, member);
    if (shown.length === 0) return null;
    return (
      <ListGroup key={heading} heading={t(heading)}>
        {shown.map(({ path, label, Icon }) => (
          <ListRow key={path} href={path} icon={<Icon />} label={t(label)} />
        ))}
      </ListGroup>
    );
  });
};
