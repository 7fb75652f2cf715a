import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';

/** Audience of a popup. A: members. B: guests. F: members in their first log-in, who also see the popups of A. */
type Group = NonNullable<Announcement['execution']>;

export const getAudienceGroups = (session: Session | null): readonly Group[] => {
  if (!session) return ['B'];
  return session.firstTimeLogin ? ['A', 'F'] : ['A'];
};

/** Returns the popups for this visitor. The order is the order of the gateway. */
export const selectPopups = (list: readonly Announcement[], session: Session | null): Announcement[] => {
  const groups = getAudienceGroups(session);
  return list.filter(
    ({ type, execution }) => type === ContentType.PopUp && execution !== null && groups.includes(execution),
  );
};

/** Returns a key that identifies a set of popups. The key is the same in every language. */
export const getPopupSetKey = (popups: readonly Announcement[]): string => popups.map(({ id }) => id).join('|');
