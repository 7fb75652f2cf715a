import type { Announcement } from '@livery/api/announcements';
import { ContentType, isTrial } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';

/**
 * Audience of a popup. A: members. B: guests. F: members in their first log-in. These members see the popups of F
 * first, and then the popups of A.
 */
type Group = NonNullable<Announcement['execution']>;

/**
 * Returns the groups of popups that a visitor sees. A trial member sees no popups, because their offers are for real
 * accounts.
 */
export const getAudienceGroups = (session: Session | null): readonly Group[] => {
  if (!session) return ['B'];
  if (isTrial(session.type)) return [];
  return session.firstTimeLogin ? ['F', 'A'] : ['A'];
};

/**
 * Returns the popups for this visitor, ordered by group and then in the order of the gateway. A popup with a link to a
 * page of the app that the visitor may not open is omitted: the brand has switched the page off, or a trial member may
 * not use it.
 */
export const selectPopups = (
  list: readonly Announcement[],
  session: Session | null,
  canOpen: (path: string) => boolean,
): Announcement[] =>
  getAudienceGroups(session).flatMap((group) =>
    list.filter(
      ({ type, execution, link }) =>
        type === ContentType.PopUp && execution === group && (!link?.startsWith('/') || canOpen(link)),
    ),
  );

/** Returns a key that identifies a set of popups. The key is the same in every language. */
export const getPopupSetKey = (popups: readonly Announcement[]): string => popups.map(({ id }) => id).join('|');
