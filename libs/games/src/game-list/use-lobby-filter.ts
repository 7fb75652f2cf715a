import { useBrand } from '@livery/kit/brand';
import { withQuery } from '@livery/kit/paths';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openingCategory } from './list-category.ts';
import { changed, readFilter, writeFilter, type LobbyFilter } from './lobby-filter.ts';

export interface Lobby extends LobbyFilter {
  /** The address after a change. */
  readonly hrefOf: (change: Partial<LobbyFilter>) => string;
  readonly choose: (change: Partial<LobbyFilter>) => void;
}

/** What the list shows, kept in the address: a link leads to it, and coming back from a game finds it. */
export const useLobbyFilter = (): Lobby => {
  const { categories } = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opening = openingCategory(pathname, categories);
  const filter = useMemo(
    () => readFilter(new URLSearchParams(search), categories, opening),
    [search, categories, opening],
  );
  const hrefOf = useCallback(
    (change: Partial<LobbyFilter>) => withQuery(pathname, writeFilter(changed(filter, change), opening)),
    [pathname, filter, opening],
  );
  const choose = useCallback(
    (change: Partial<LobbyFilter>) => void navigate(hrefOf(change), { replace: true }),
    [navigate, hrefOf],
  );
  return useMemo(() => ({ ...filter, hrefOf, choose }), [filter, hrefOf, choose]);
};
