import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearts } from '../favourites/use-hearts.ts';
import { useArtwork, type Artwork } from './artwork.ts';
import type { GameCard } from './game-card.ts';
import type { Launch } from './launch.ts';

/** What a tile can do. */
export interface TileParts {
  readonly launch: (game: GameCard) => Launch;
  /** Once they are here. */
  readonly hearts: Hearts | undefined;
}

/** What all tiles of a list share: worked out once and not in each of ten thousand. */
export interface Tiles extends TileParts {
  readonly artwork: Artwork;
  /** The words of the marks; empty for one that is not drawn. */
  readonly marks: { readonly hot: string; readonly new: string; readonly vendor: string };
}

/** `unmarked`: in the list of hot games the mark would be on every tile, and so in that of the new ones. */
export const useTilesOf = ({ launch, hearts }: TileParts, unmarked?: 'hot' | 'new'): Tiles => {
  const { t } = useTranslation('games');
  const artwork = useArtwork();
  return useMemo(
    () => ({
      launch,
      artwork,
      hearts,
      marks: {
        hot: t('badge.hot'),
        new: t('badge.new'),
        vendor: t('badge.vendor'),
        ...(unmarked && { [unmarked]: '' }),
      },
    }),
    [launch, artwork, hearts, unmarked, t],
  );
};
