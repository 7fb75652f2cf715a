import type { Announcement } from '@livery/api/content';
import { popupDelayMs } from '@livery/contract/constants';
import { useSession } from '@livery/kit/session';
import { useTurn } from '@livery/kit/turn';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchParameter } from '../matches/match-address.ts';
import { useHomeAnnouncements } from '../notice/use-home-announcements.ts';
import { popupsFor, setOf } from './popups.ts';
import { audienceOf, isToShow, storePopups } from './stored-popups.ts';

/** The parameter of the home's address that opens the pop-ups, at the one whose id it is. */
export const popupParameter = 'popup';

interface Popups {
  readonly list: readonly Announcement[];
  readonly isOpen: boolean;
  /** The place of the one to begin with. */
  readonly first: number;
  readonly close: () => void;
}

/** The pop-ups for who is here: they open half a second after they are known and when it is their turn, once for each set, and by a link whenever it is followed. */
export const usePopups = (): Popups => {
  const session = useSession();
  const { data } = useHomeAnnouncements();
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => popupsFor(data?.list ?? [], session), [data, session]);
  const [due, setDue] = useState<string>();
  const audience = audienceOf(session);
  const set = setOf(list);
  const asked = query.get(popupParameter);
  const isBusy = query.has(matchParameter);
  const hasTurn = useTurn(list.length > 0 && due === set);

  useEffect(() => {
    if (list.length === 0 || isBusy || !isToShow(audience, set)) return;
    storePopups(audience, { set, show: true });
    const timer = setTimeout(() => setDue(set), popupDelayMs);
    return () => clearTimeout(timer);
  }, [audience, set, list.length, isBusy]);

  const close = () => {
    storePopups(audience, { set, show: false });
    setDue(undefined);
    if (asked === null) return;
    query.delete(popupParameter);
    setQuery(query, { replace: true });
  };
  return {
    list,
    isOpen: list.length > 0 && (asked !== null || hasTurn),
    first: Math.max(
      0,
      list.findIndex(({ id }) => id === asked),
    ),
    close,
  };
};
