import { useHotGamesQuery } from '@livery/api/hot-games';
import { drawnUntil } from '@livery/kit/drawn';
import { insistOn, useArrived } from '@livery/kit/late-part';
import { TileGrid } from '@livery/ui/tile-grid';
import { useEffect, useMemo, useState } from 'react';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { homeFrame } from '../home/bring-frame.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { CategoryPanel } from './category-panel.tsx';
import { GameCell } from './game-cell.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { firstLaunch } from './launch.ts';
import { type TileParts, useTilesOf } from './tiles.ts';

const HotSearch = drawnUntil(homeFrame, 'search', (module) => module.HotSearch);

const firstParts: TileParts = { launch: firstLaunch, hearts: undefined };

/** Tiles whose artwork is fetched at once: the two rows of a phone's first screen. */
export const firstTiles = 6;

/** The hot games, with a search among them. */
export function HotGames({ filter: { name, choose } }: { filter: GameFilter }) {
  return (
    <>
      <HotSearch value={name} onSearch={(searched) => choose({ name: searched })} />
      <CategoryPanel category="HOT">
        <HotList name={name} onShowAll={() => choose({ name: '' })} />
      </CategoryPanel>
    </>
  );
}

/** The hot games of a name, or all. */
export function HotList({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  const frame = useArrived(homeFrame);
  useEffect(() => insistOn(homeFrame), []);
  const [parts, setParts] = useState(firstParts);
  const tiles = useTilesOf(parts, 'hot');
  const { data, error, isFetching, refetch } = useHotGamesQuery({ language: useSettledLanguage() });
  const games = useMemo(
    () => (name ? frame && data?.list.filter(({ gameName }) => frame.nameMatches(gameName, name)) : data?.list),
    [data, frame, name],
  );
  if (!games?.length) {
    // What says that there are none, or why, comes with the frame.
    if (!frame || (!games && !error)) return <GameSkeletons />;
    return games ? (
      <frame.GamesEmpty name={name} onShowAll={onShowAll} />
    ) : (
      <frame.GamesFailed error={error} isRetrying={isFetching} onRetry={refetch} />
    );
  }
  return (
    <>
      {frame && <frame.TileKeeper games={data?.list} onParts={setParts} />}
      {tiles.hearts && <tiles.hearts.KeepFavourites />}
      <TileGrid>
        {games.map((game, index) => (
          <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < firstTiles} />
        ))}
      </TileGrid>
    </>
  );
}
