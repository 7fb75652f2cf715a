import { useBrand } from '@livery/kit/brand';
import { withQuery } from '@livery/kit/paths';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getDefaultCategory } from './default-category.ts';
import { applyChange, parseLobbyQuery, serializeLobbyQuery, type LobbyQuery } from './lobby-filters.ts';

export interface LobbyState extends LobbyQuery {
  /** Returns the URL of the list after a change of category, tab or filters. */
  readonly toHref: (change: Partial<LobbyQuery>) => string;
  readonly choose: (change: Partial<LobbyQuery>) => void;
}

/**
 * State of the game list: category, tab and filters. It is stored in the URL. A link can therefore open a filtered
 * list, and the list is the same when the member returns from a game.
 */
export const useLobbyState = (): LobbyState => {
  const { categories } = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const defaultCategory = getDefaultCategory(pathname, categories);
  const filter = useMemo(
    () => parseLobbyQuery(new URLSearchParams(search), categories, defaultCategory),
    [search, categories, defaultCategory],
  );
  const toHref = useCallback(
    (change: Partial<LobbyQuery>) =>
      withQuery(pathname, serializeLobbyQuery(applyChange(filter, change), defaultCategory)),
    [pathname, filter, defaultCategory],
  );
  const choose = useCallback(
    (change: Partial<LobbyQuery>) => void navigate(toHref(change), { replace: true }),
    [navigate, toHref],
  );
  return useMemo(() => ({ ...filter, toHref, choose }), [filter, toHref, choose]);
};
