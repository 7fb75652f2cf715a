import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteControls } from './favourites/use-favourite-controls.ts';
import { useArtwork, type Artwork } from '../game-data/artwork.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { LaunchLink } from '../launch/navigation/launch-link.ts';

/** Actions of a game tile: the link and the favourite button. */
export interface TileCapabilities {
  readonly getLaunchLink: (game: GameCard) => LaunchLink;
  /** Functions of the favourite buttons. Undefined until their code has loaded. */
  readonly favourites: FavouriteControls | undefined;
}

/**
 * Data that all tiles of a list share. It is computed once per list and not per tile, because a list can have thousands
 * of tiles.
 */
export interface Tiles extends TileCapabilities {
  readonly artwork: Artwork;
  /** Translated texts of the badges. An empty string hides the badge. */
  readonly badgeLabels: { readonly hot: string; readonly new: string; readonly vendor: string };
}

/**
 * Returns the shared data for the tiles of a list. `hiddenBadge` is a badge that the tiles do not show, because every
 * game of the list would have it, e.g. `hot` in the list of hot games.
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
