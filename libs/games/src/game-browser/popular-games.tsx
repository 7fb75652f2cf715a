import { useHotGamesQuery } from '@livery/api/catalogue/hot-games';
import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { useLazyModule } from '@livery/kit/lazy/lazy-module';
import { TileGrid } from '@livery/ui/tile-grid';
import { useMemo, useState } from 'react';
import type { GameFilter } from './category-menu/use-game-filter.ts';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';
import { CategoryPanel } from './category-panel.tsx';
import { lazyPopularGamesExtras } from './lazy-popular-games-extras.ts';
import { GameCell } from '../game-tiles/game-cell.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import { getInitialLaunchLink } from '../launch/navigation/launch-link.ts';
import { type TileCapabilities, useTilesWith } from '../game-tiles/tiles.ts';

const PopularSearch = withPrerenderFallback(lazyPopularGamesExtras, 'search', (module) => module.PopularSearch);

const initialCapabilities: TileCapabilities = { getLaunchLink: getInitialLaunchLink, favourites: undefined };

/** Number of tiles whose images load immediately. These tiles fill two rows, which a phone shows before scrolling. */
export const priorityTileCount = 6;

/** Number of tiles in a row on a phone. */
export const tilesPerRow = 3;

interface PopularGamesProps {
  readonly filter: GameFilter;
  readonly limit: number;
}

/** Panel of the category HOT: the first `limit` hot games, below a field that searches all hot games. */
export function PopularGames({ filter: { name, choose }, limit }: PopularGamesProps) {
  return (
    <>
      <PopularSearch value={name} onSearch={(searched) => choose({ name: searched })} />
      <CategoryPanel category="HOT">
        <PopularGameList name={name} limit={limit} onShowAll={() => choose({ name: '' })} />
      </CategoryPanel>
    </>
  );
}

interface PopularGameListProps {
  readonly name: string;
  /**
   * Max number of games while `name` is empty. If there are more games, a link opens the page with all games. Undefined
   * if all games are shown.
   */
  readonly limit?: number;
  readonly onShowAll: () => void;
}

/** Grid of the hot games. With a `name`, shows only the games that match it. */
export function PopularGameList({ name, limit, onShowAll }: PopularGameListProps) {
  const extras = useLazyModule(lazyPopularGamesExtras, { retries: Infinity });
  const [capabilities, setCapabilities] = useState(initialCapabilities);
  const tiles = useTilesWith(capabilities, 'hot');
  const { data, error, isFetching, refetch } = useHotGamesQuery({ language: useDebouncedLanguage() });
  const games = useMemo(
    () => (name ? extras && data?.list.filter(({ gameName }) => extras.matchesName(gameName, name)) : data?.list),
    [data, extras, name],
  );
  if (!games?.length) {
    // The module `extras` contains the empty state and the error state. Until it has loaded, the grid shows
    // placeholders.
    if (!extras || (!games && !error)) return <GameSkeletons count={limit} />;
    return games ? (
      <extras.GamesEmpty name={name} onShowAll={onShowAll} />
    ) : (
      <extras.GamesFailed error={error} isRetrying={isFetching} onRetry={refetch} />
    );
  }
  return (
    <>
      {tiles.favourites && <tiles.favourites.FavouritesSync />}
      <TileGrid>
        {(name ? games : games.slice(0, limit)).map((game, index) => (
          <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < priorityTileCount} />
        ))}
      </TileGrid>
      {extras && <extras.TileEnhancer games={data?.list} onCapabilities={setCapabilities} limit={limit} />}
    </>
  );
}
