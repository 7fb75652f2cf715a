import { Badge } from '@livery/ui/badge';
import { GameTile } from '@livery/ui/game-tile';
import { TileCell } from '@livery/ui/tile-grid';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from './artwork.ts';
import type { GameCard } from './game-card.ts';
import type { Launch } from './use-launch.ts';

interface GameCellProps {
  readonly game: GameCard;
  readonly launch: (game: GameCard) => Launch;
  /** On the first screen: its artwork is fetched at once. */
  readonly isPriority?: boolean;
  /** In the list of hot games the mark would be on every tile. */
  readonly inHot?: boolean;
}

/** A game in a grid. */
export const GameCell = memo(function GameCell({ game, launch, isPriority, inHot }: GameCellProps) {
  const { t } = useTranslation('games');
  const artwork = useArtwork();
  const mark = (game.isNew && 'new') || (game.isHot && !inHot && 'hot');
  return (
    <TileCell>
      <GameTile
        name={game.gameName}
        color={game.colour}
        isPriority={isPriority}
        badge={mark && <Badge tone={mark === 'hot' ? 'danger' : 'accent'}>{t(`badge.${mark}`)}</Badge>}
        {...artwork.set(game.iconUrl)}
        {...launch(game)}
      />
    </TileCell>
  );
});
