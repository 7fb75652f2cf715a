import type { Announcement } from '@livery/api/announcements';
import { ContentType, isTrial } from '@livery/contract/enums';
import type { Session } from '@livery/kit/session';

/**
 * Code of the visitors who see a popup. A: members. B: guests. F: members in their first log-in, who see the popups of
 * F first and then the popups of A.
 */
type Group = NonNullable<Announcement['execution']>;

/**
 * Returns the codes of the popups that a visitor sees, in the order of display. A trial account sees no popups, because
 * popups offer promotions for real accounts.
 */
export const getAudienceGroups = (session: Session | null): readonly Group[] => {
  if (!session) return ['B'];
  if (isTrial(session.type)) return [];
  return session.firstTimeLogin ? ['F', 'A'] : ['A'];
};

/**
 * Returns the popups for this visitor: first by code of the audience, then in the order of the gateway. Omits a popup
 * with a link to a page that the visitor may not open. For example, the brand has disabled the page.
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
