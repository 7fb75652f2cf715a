import { useFavouriteGamesInfiniteQuery, useFavouriteIdsQuery } from '@livery/api/favourites';
import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTab } from '../game-list/list-tabs.ts';
import type { Lobby } from '../game-list/use-lobby-filter.ts';
import { GamesEmpty } from '../games/games-empty.tsx';
import { PagedTiles } from '../games/paged-tiles.tsx';
import { useSettledLanguage } from '../language/use-settled-language.ts';

/** The member's favourites of a category and a name; of all categories in HOT. One that is taken off is gone at once. */
export function FavouriteList({ lobby: { category, name, choose } }: { lobby: Lobby }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { data, ...paging } = useFavouriteGamesInfiniteQuery({
    gameType: category,
    gameName: name || undefined,
    language: useSettledLanguage(),
  });
  const { data: ids } = useFavouriteIdsQuery();
  const pages = useMemo(() => data?.pages.map(({ content }) => content), [data]);
  const elsewhere = ids && ids.length > 0 && category !== 'HOT';
  const empty = elsewhere ? (
    <StateView
      kind="no-result"
      title={t('lobby:empty.favHere', { category: t(`category.${category}`) })}
      action={
        <Button onClick={() => choose({ category: 'HOT', tab: ListTab.Favourites })}>{t('lobby:empty.favAll')}</Button>
      }
    />
  ) : (
    <StateView
      kind="first-use"
      title={t('lobby:empty.fav')}
      detail={t('lobby:empty.favHow')}
      action={
        <Button onClick={() => choose({ tab: category === 'HOT' ? ListTab.All : ListTab.Hot })}>
          {t('lobby:empty.toHot')}
        </Button>
      }
    />
  );
  return (
    <PagedTiles
      pages={pages}
      paging={paging}
      empty={name ? <GamesEmpty name={name} onShowAll={() => choose({ name: '' })} /> : empty}
    />
  );
}
