import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHearts, type Hearts } from '../favourites/use-hearts.ts';
import { useArtwork, type Artwork } from './artwork.ts';
import { useLaunch, type Launch } from './use-launch.ts';
import type { GameCard } from './game-card.ts';

/** What all tiles of a list share: worked out once and not in each of ten thousand. */
export interface Tiles {
  readonly launch: (game: GameCard) => Launch;
  readonly artwork: Artwork;
  /** The words of the marks; empty for one that is not drawn. */
  readonly marks: { readonly hot: string; readonly new: string; readonly vendor: string };
  /** Once they are here. */
  readonly hearts: Hearts | undefined;
}

/** `unmarked`: in the list of hot games the mark would be on every tile, and so in that of the new ones. */
export const useTiles = (unmarked?: 'hot' | 'new'): Tiles => {
  const { t } = useTranslation('games');
  const launch = useLaunch();
  const artwork = useArtwork();
  const hearts = useHearts();
  return useMemo(() => ({ launch, artwork, hearts, marks: { hot: t('badge.hot'), new: t('badge.new'), vendor: t('badge.vendor'), ...(unmarked && { [unmarked]: '' }) } }), [launch, artwork, hearts, unmarked, t]);
};
