import { useUnreadCountQuery } from '@livery/api/notifications/inbox';
import { useUnclaimedCount } from '@livery/api/rewards/promotions';
import { useFlags } from '@livery/kit/flags';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';
import type { Template } from '@livery/merchant/layout';
import { groupMenuEntries, type MemberFacts, type MemberGroup, useMemberEntries } from './member-menu-entries.ts';
import { memberIcons } from './member-icons.ts';

interface MemberMenuProps {
  readonly template: Template;
  readonly member: MemberFacts;
  /**
   * Opens the login. Undefined if a session exists. For a guest, a tap on an entry for members calls this function and
   * does not open the page of the entry.
   */
  readonly onLoginRequired: (() => void) | undefined;
}

/**
 * Menu of the member center. The gateway's setting selects the template: `new` shows groups of entries with headings,
 * `base` shows one list.
 */
export const MemberMenu = ({ template, member, onLoginRequired }: MemberMenuProps) => {
  const { t } = useTranslation(['account', 'member', 'shell']);
  const { count } = useFormat();
  const flags = useFlags();
  const session = useSession();
  const isMember = session !== null;
  const waiting = {
    unclaimed: useUnclaimedCount(isMember && !session.pause && flags.REWCEN3 === true),
    unread: useUnreadCountQuery(undefined, { skip: !isMember || !flags.MAILCEN }).currentData ?? 0,
  };
  const tiles = useMemberEntries('memberTiles', member);
  const list = useMemberEntries('memberList', member);
  // An entry can be both a tile and a row of the list. The template `base` shows tiles and rows in one list, so such an
  // entry must not appear twice.
  const all = [...tiles, ...list.filter(({ path }) => tiles.every((tile) => tile.path !== path))];
  const groups: readonly Partial<MemberGroup>[] = template === 'new' ? groupMenuEntries(list) : [{ entries: all }];
  return groups.map(({ heading, entries = [] }) => (
    <ListGroup key={heading ?? 'all'} {...(heading ? { heading: t(heading) } : { 'aria-label': t('mine.shortcuts') })}>
      {entries.map(({ path, label, icon, badge, feature }) => {
        const number = badge ? waiting[badge] : 0;
        const Icon = memberIcons[icon];
        return (
          <ListRow
            key={path}
            href={path}
            icon={Icon && <Icon />}
            label={t(label)}
            {...(number > 0 && { end: <Badge tone="danger">{count(number)}</Badge> })}
            {...(onLoginRequired && feature.access !== 'guest' && { onClick: requireLogin(onLoginRequired) })}
          />
        );
      })}
    </ListGroup>
  ));
};

const requireLogin = (onLoginRequired: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  onLoginRequired();
};
