import { useMemo } from 'react';
import { useFavouriteControls } from './favourites/use-favourite-controls.ts';
import { useTilesWith, type TileCapabilities, type Tiles } from './tiles.ts';
import { useLaunch } from '../launch/use-launch.ts';

export const useTileCapabilities = (): TileCapabilities => {
  const getLaunchLink = useLaunch();
  const favourites = useFavouriteControls();
  return useMemo(() => ({ getLaunchLink, favourites }), [getLaunchLink, favourites]);
};

/**
 * Returns the shared data for the tiles of a list. The data contains the launch links and, after their code has
 * loaded, the favourite buttons. `hiddenBadge` is a badge that the tiles do not show.
 */
export const useTiles = (hiddenBadge?: 'hot' | 'new'): Tiles => useTilesWith(useTileCapabilities(), hiddenBadge);
