import { useRecentGamesInfiniteQuery } from '@livery/api/catalogue/recents';
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
 * List of the member's recently played games in a category, filtered by name. For the category HOT, the list contains
 * all categories. The list is loaded on each mount, because each played game changes it.
 */
export function RecentList({ lobby: { category, name, choose } }: { lobby: LobbyState }) {
  const { t } = useTranslation(['games', 'lobby']);
  const { data, ...paging } = useRecentGamesInfiniteQuery(
    { gameType: category, gameName: name || undefined, language: useDebouncedLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  const pages = useMemo(() => data?.pages.map(({ list }) => list), [data]);
  const empty =
    category === 'HOT' ? (
      <EmptyState
        kind="first-use"
        title={t('lobby:empty.recent')}
        detail={t('lobby:empty.recentHow')}
        action={<Button onClick={() => choose({ tab: LobbyTab.All })}>{t('lobby:empty.toHot')}</Button>}
      />
    ) : (
      <EmptyState
        kind="no-result"
        title={t('lobby:empty.recentHere', { category: t(`category.${category}`) })}
        action={
          <Button onClick={() => choose({ category: 'HOT', tab: LobbyTab.Recent })}>
            {t('lobby:empty.recentAll')}
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
