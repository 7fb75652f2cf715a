import { NodeType } from '@livery/contract/enums/node-type';
import { Badge } from '@livery/ui/badge';
import { GameTile } from '@livery/ui/game-tile';
import { TileCell } from '@livery/ui/tile-grid';
import { memo } from 'react';
import type { GameCard } from '../game-data/game-card.ts';
import type { Tiles } from './tiles.ts';

interface GameCellProps {
  readonly game: GameCard;
  readonly tiles: Tiles;
  /** True for a tile on the first screen, whose image must load immediately. */
  readonly isPriority?: boolean;
}

/** Grid cell of a game. For a vendor, the cell links to the list of the vendor's games. */
export const GameCell = memo(function GameCell({
  game,
  tiles: { getLaunchLink, artwork, badgeLabels, favourites },
  isPriority,
}: GameCellProps) {
  const isVendor = game.nodeType === NodeType.Vendor;
  const badge = (game.isNew && badgeLabels.new && 'new') || (game.isHot && badgeLabels.hot && 'hot');
  return (
    <TileCell corner={favourites && !isVendor && <favourites.FavouriteButton game={game} />}>
      <GameTile
        name={game.gameName}
        isPriority={isPriority}
        badge={badge && <Badge tone={badge === 'hot' ? 'danger' : 'accent'}>{badgeLabels[badge]}</Badge>}
        {...(isVendor ? { fit: 'contain', caption: badgeLabels.vendor } : { color: game.colour })}
        {...artwork.toImageProps(game.iconUrl)}
        {...getLaunchLink(game)}
      />
    </TileCell>
  );
});
