import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteControls } from './favourites/use-favourite-controls.ts';
import { useArtwork, type Artwork } from '../game-data/artwork.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { LaunchLink } from '../launch/navigation/launch-link.ts';

/** What a tile can do. */
export interface TileCapabilities {
  readonly getLaunchLink: (game: GameCard) => LaunchLink;
  /** Once they are here. */
  readonly favourites: FavouriteControls | undefined;
}

/** What all tiles of a list share: worked out once and not in each of ten thousand. */
export interface Tiles extends TileCapabilities {
  readonly artwork: Artwork;
  /** The words of the marks; empty for one that is not drawn. */
  readonly badgeLabels: { readonly hot: string; readonly new: string; readonly vendor: string };
}

/** `unmarked`: in the list of hot games the mark would be on every tile, and so in that of the new ones. */
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
