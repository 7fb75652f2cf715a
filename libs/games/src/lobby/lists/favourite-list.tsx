import { useFavouriteGamesInfiniteQuery, useFavouriteIdsQuery } from '@livery/api/catalogue/favourites';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LobbyTab } from '../state/lobby-tabs.ts';
import type { LobbyState } from '../state/use-lobby-state.ts';
import { GamesEmpty } from '../../game-tiles/games-empty.tsx';
import { InfiniteTiles } from '../../game-browser/infinite-tiles.tsx';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';

/**
 * List of the member's favourites in a category, filtered by name. The category HOT lists the favourites of all
 * categories. A game that is no longer a favourite disappears immediately.
 */
export function FavouriteList({ lobby: { category, name, choose } }: { lobby: LobbyState }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { data, ...paging } = useFavouriteGamesInfiniteQuery({
    gameType: category,
    gameName: name || undefined,
    language: useDebouncedLanguage(),
  });
  const { data: ids } = useFavouriteIdsQuery();
  const pages = useMemo(() => data?.pages.map(({ content }) => content), [data]);
  const hasOtherCategories = ids && ids.length > 0 && category !== 'HOT';
  const empty = hasOtherCategories ? (
    <EmptyState
      kind="no-result"
      title={t('lobby:empty.favHere', { category: t(`category.${category}`) })}
      action={
        <Button onClick={() => choose({ category: 'HOT', tab: LobbyTab.Favourites })}>{t('lobby:empty.favAll')}</Button>
      }
    />
  ) : (
    <EmptyState
      kind="first-use"
      title={t('lobby:empty.fav')}
      detail={t('lobby:empty.favHow')}
      action={
        <Button onClick={() => choose({ tab: category === 'HOT' ? LobbyTab.All : LobbyTab.Hot })}>
          {t('lobby:empty.toHot')}
        </Button>
      }
    />
  );
  return (
    <InfiniteTiles
      pages={pages}
      paging={paging}
      empty={name ? <GamesEmpty name={name} onShowAll={() => choose({ name: '' })} /> : empty}
    />
  );
}
