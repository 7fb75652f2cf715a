import type { Announcement } from '@livery/api/announcements';
import { popupDelayMs } from '@livery/contract/constants';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useSession } from '@livery/kit/session';
import { useOverlaySlot } from '@livery/kit/overlay-queue';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchParam } from '../../sports/match-param.ts';
import { useHomeAnnouncements } from '../announcements/use-home-announcements.ts';
import { selectPopups, getPopupSetKey } from './popups.ts';
import { getAudience, shouldShowPopups, storePopups } from './stored-popups.ts';

/** Name of the home page's query parameter that opens the popups. The value is the id of the popup to show first. */
export const popupParam = 'popup';

interface Popups {
  readonly list: readonly Announcement[];
  readonly isOpen: boolean;
  /** Index of the popup that is shown first. */
  readonly first: number;
  readonly close: () => void;
}

/**
 * Returns the popups for the current visitor and their state. They open automatically half a second after they have
 * loaded, but not while another overlay is open. If the visitor has closed a set of popups, the same set does not open
 * automatically again. The URL parameter `popup` always opens the popups.
 */
export const usePopups = (): Popups => {
  const session = useSession();
  const { data } = useHomeAnnouncements();
  const [query, setQuery] = useSearchParams();
  const canOpen = useCanOpen();
  const openable = getPopupSetKey(selectPopups(data?.list ?? [], session, canOpen));
  // `canOpen` is a new function on each render, but `openable` is a text. The memo therefore creates a new list only if
  // the announcements, the session or the pages that the visitor may open change.
  const list = useMemo(
    () => selectPopups(data?.list ?? [], session, () => true).filter(({ id }) => openable.split('|').includes(id)),
    [data, session, openable],
  );
  const [dueSet, setDueSet] = useState<string>();
  const audience = getAudience(session);
  const set = getPopupSetKey(list);
  const requestedId = query.get(popupParam);
  const isBusy = query.has(matchParam);
  const hasSlot = useOverlaySlot(list.length > 0 && dueSet === set);

  useEffect(() => {
    if (list.length === 0 || isBusy || !shouldShowPopups(audience, set)) return;
    storePopups(audience, { set, show: true });
    const timer = setTimeout(() => setDueSet(set), popupDelayMs);
    return () => clearTimeout(timer);
  }, [audience, set, list.length, isBusy]);

  const close = () => {
    storePopups(audience, { set, show: false });
    setDueSet(undefined);
    if (requestedId === null) return;
    query.delete(popupParam);
    setQuery(query, { replace: true });
  };
  return {
    list,
    isOpen: list.length > 0 && (requestedId !== null || hasSlot),
    first: Math.max(
      0,
      list.findIndex(({ id }) => id === requestedId),
    ),
    close,
  };
};
