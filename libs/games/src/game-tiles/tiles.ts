import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteControls } from './favourites/use-favourite-controls.ts';
import { useArtwork, type Artwork } from '../game-data/artwork.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { LaunchLink } from '../launch/navigation/launch-link.ts';

/** Actions of a tile. */
export interface TileCapabilities {
  readonly getLaunchLink: (game: GameCard) => LaunchLink;
  /** Undefined until loaded. */
  readonly favourites: FavouriteControls | undefined;
}

/** Data that all tiles of a list share, computed once instead of in each of ten thousand tiles. */
export interface Tiles extends TileCapabilities {
  readonly artwork: Artwork;
  /** Texts of the badges. Empty for a badge that is not shown. */
  readonly badgeLabels: { readonly hot: string; readonly new: string; readonly vendor: string };
}

/**
 * Combines the shared data of tiles. `hiddenBadge` hides the badge that every tile of the list would have, e.g. in the
 * list of hot games.
 */
export const useTilesWith = ({ getLaunchLink, favourites }: TileCapabilities, hiddenBadge?: 'hot' | 'new'): Tiles => {
  const { t } = useTranslation('games');
  const artwork = useArtwork();
  return useMemo(
    () => ({
      getLaunchLink,
      artwork,
      favourites,
      badgeLabels: {
        hot: t('badge.hot'),
        new: t('badge.new'),
        vendor: t('badge.vendor'),
        ...(hiddenBadge && { [hiddenBadge]: '' }),
      },
    }),
    [getLaunchLink, artwork, favourites, hiddenBadge, t],
  );
};
