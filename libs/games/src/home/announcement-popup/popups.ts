import type { Announcement } from '@livery/api/announcements';
import { ContentType } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';

/** Whom a pop-up is for: A who is logged in, B guests, F in addition who is logged in for the first time. */
type Group = NonNullable<Announcement['execution']>;

export const getAudienceGroups = (session: Session | null): readonly Group[] => {
  if (!session) return ['B'];
  return session.firstTimeLogin ? ['A', 'F'] : ['A'];
};

/** The pop-ups among the home's announcements that are for this visitor, in the gateway's order. */
export const selectPopups = (list: readonly Announcement[], session: Session | null): Announcement[] => {
  const groups = getAudienceGroups(session);
  return list.filter(
    ({ type, execution }) => type === ContentType.PopUp && execution !== null && groups.includes(execution),
  );
};

/** What tells one set of pop-ups from another. Another language makes no other set. */
export const getPopupSetKey = (popups: readonly Announcement[]): string => popups.map(({ id }) => id).join('|');
