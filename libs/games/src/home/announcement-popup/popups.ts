import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';

/** Audience of a popup: A for logged-in members, B for guests, F additionally for members at their first log-in. */
type Group = NonNullable<Announcement['execution']>;

export const getAudienceGroups = (session: Session | null): readonly Group[] => {
  if (!session) return ['B'];
  return session.firstTimeLogin ? ['A', 'F'] : ['A'];
};

/** Selects the popups for this visitor from the home's announcements, in the gateway's order. */
export const selectPopups = (list: readonly Announcement[], session: Session | null): Announcement[] => {
  const groups = getAudienceGroups(session);
  return list.filter(
    ({ type, execution }) => type === ContentType.PopUp && execution !== null && groups.includes(execution),
  );
};

/** Returns the key that identifies a set of popups. It is the same in every language. */
export const getPopupSetKey = (popups: readonly Announcement[]): string => popups.map(({ id }) => id).join('|');
