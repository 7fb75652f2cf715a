import { useHotGamesQuery } from '@livery/api/games';
import { TileGrid } from '@livery/ui/tile-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { useSeenGames } from '../seen-games/use-seen-games.ts';
import { nameMatches } from './fold.ts';
import { GameCell } from './game-cell.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { GamesEmpty } from './games-empty.tsx';
import { GamesFailed } from './games-failed.tsx';
import { SearchBar } from './search-bar.tsx';
import { useTiles } from './use-tiles.ts';

/** Tiles whose artwork is fetched at once: the two rows of a phone's first screen. */
export const firstTiles = 6;

/** The hot games, with a search among them. */
export function HotGames({ filter: { name, choose } }: { filter: GameFilter }) {
  const { t } = useTranslation('games');
  return (
    <>
      <SearchBar label={t('search.hot')} value={name} onSearch={(searched) => choose({ name: searched })} />
      <HotList name={name} onShowAll={() => choose({ name: '' })} />
    </>
  );
}

function HotList({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  const tiles = useTiles(true);
  const { data, error, isFetching, refetch } = useHotGamesQuery({ language: useSettledLanguage() });
  const games = useMemo(() => data?.list.filter(({ gameName }) => nameMatches(gameName, name)), [data, name]);
  useSeenGames(data?.list);
  if (!games) return error ? <GamesFailed error={error} isRetrying={isFetching} onRetry={refetch} /> : <GameSkeletons />;
  if (games.length === 0) return <GamesEmpty name={name} onShowAll={onShowAll} />;
  return (
    <TileGrid>
      {games.map((game, index) => (
        <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < firstTiles} />
      ))}
    </TileGrid>
  );
}
