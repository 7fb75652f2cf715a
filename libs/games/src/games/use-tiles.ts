import { useMemo } from 'react';
import { useHearts } from '../favourites/use-hearts.ts';
import { useTilesOf, type TileParts, type Tiles } from './tiles.ts';
import { useLaunch } from './use-launch.ts';

export const useTileParts = (): TileParts => {
  const launch = useLaunch();
  const hearts = useHearts();
  return useMemo(() => ({ launch, hearts }), [launch, hearts]);
};

/** The tiles of a list with all that they can do. */
export const useTiles = (unmarked?: 'hot' | 'new'): Tiles => useTilesOf(useTileParts(), unmarked);
