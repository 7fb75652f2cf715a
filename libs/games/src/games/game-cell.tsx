import { Badge } from '@livery/ui/badge';
import { GameTile } from '@livery/ui/game-tile';
import { TileCell } from '@livery/ui/tile-grid';
import { memo } from 'react';
import type { GameCard } from './game-card.ts';
import type { Tiles } from './use-tiles.ts';

interface GameCellProps {
  readonly game: GameCard;
  readonly tiles: Tiles;
  /** On the first screen: its artwork is fetched at once. */
  readonly isPriority?: boolean;
}

/** A game in a grid. */
export const GameCell = memo(function GameCell({ game, tiles: { launch, artwork, marks }, isPriority }: GameCellProps) {
  const mark = (game.isNew && 'new') || (game.isHot && marks.hot && 'hot');
  return (
    <TileCell>
      <GameTile
        name={game.gameName}
        color={game.colour}
        isPriority={isPriority}
        badge={mark && <Badge tone={mark === 'hot' ? 'danger' : 'accent'}>{marks[mark]}</Badge>}
        {...artwork.set(game.iconUrl)}
        {...launch(game)}
      />
    </TileCell>
  );
});
