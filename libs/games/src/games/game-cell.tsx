import { NodeType } from '@livery/contract/enums/node-type';
import { Badge } from '@livery/ui/badge';
import { GameTile } from '@livery/ui/game-tile';
import { TileCell } from '@livery/ui/tile-grid';
import { memo } from 'react';
import type { GameCard } from './game-card.ts';
import type { Tiles } from './tiles.ts';

interface GameCellProps {
  readonly game: GameCard;
  readonly tiles: Tiles;
  /** On the first screen: its artwork is fetched at once. */
  readonly isPriority?: boolean;
}

/** A game in a grid, or a vendor that leads to all of its games. */
export const GameCell = memo(function GameCell({
  game,
  tiles: { launch, artwork, marks, hearts },
  isPriority,
}: GameCellProps) {
  const isVendor = game.nodeType === NodeType.Vendor;
  const mark = (game.isNew && marks.new && 'new') || (game.isHot && marks.hot && 'hot');
  return (
    <TileCell corner={hearts && !isVendor && <hearts.FavouriteHeart game={game} />}>
      <GameTile
        name={game.gameName}
        isPriority={isPriority}
        badge={mark && <Badge tone={mark === 'hot' ? 'danger' : 'accent'}>{marks[mark]}</Badge>}
        {...(isVendor ? { fit: 'contain', caption: marks.vendor } : { color: game.colour })}
        {...artwork.set(game.iconUrl)}
        {...launch(game)}
      />
    </TileCell>
  );
});
