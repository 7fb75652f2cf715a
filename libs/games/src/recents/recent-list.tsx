import { useRecentGamesInfiniteQuery } from '@livery/api/recents';
import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTab } from '../game-list/list-tabs.ts';
import type { Lobby } from '../game-list/use-lobby-filter.ts';
import { GamesEmpty } from '../games/games-empty.tsx';
import { PagedTiles } from '../games/paged-tiles.tsx';
import { useSettledLanguage } from '../language/use-settled-language.ts';

/** What the member played last in a category and of a name; in HOT of all categories. Looked up anew each time: playing changes it. */
export function RecentList({ lobby: { category, name, choose } }: { lobby: Lobby }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { data, ...paging } = useRecentGamesInfiniteQuery(
    { gameType: category, gameName: name || undefined, language: useSettledLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  const pages = useMemo(() => data?.pages.map(({ list }) => list), [data]);
  const empty =
    category === 'HOT' ? (
      <StateView
        kind="first-use"
        title={t('lobby:empty.recent')}
        detail={t('lobby:empty.recentHow')}
        action={<Button onClick={() => choose({ tab: ListTab.All })}>{t('lobby:empty.toHot')}</Button>}
      />
    ) : (
      <StateView
        kind="no-result"
        title={t('lobby:empty.recentHere', { category: t(`category.${category}`) })}
        action={
          <Button onClick={() => choose({ category: 'HOT', tab: ListTab.Recent })}>{t('lobby:empty.recentAll')}</Button>
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
