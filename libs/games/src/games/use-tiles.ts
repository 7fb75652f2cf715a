import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork, type Artwork } from './artwork.ts';
import { useLaunch, type Launch } from './use-launch.ts';
import type { GameCard } from './game-card.ts';

/** What all tiles of a list share: worked out once and not in each of ten thousand. */
export interface Tiles {
  readonly launch: (game: GameCard) => Launch;
  readonly artwork: Artwork;
  /** The words of the marks; empty for one that is not drawn. */
  readonly marks: { readonly hot: string; readonly new: string };
}

/** `inHot`: in the list of hot games the mark would be on every tile. */
export const useTiles = (inHot = false): Tiles => {
  const { t } = useTranslation('games');
  const launch = useLaunch();
  const artwork = useArtwork();
  return useMemo(() => ({ launch, artwork, marks: { hot: inHot ? '' : t('badge.hot'), new: t('badge.new') } }), [launch, artwork, inHot, t]);
};
