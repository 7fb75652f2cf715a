import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { GameTile } from '@livery/ui/game-tile';
import { TileCell } from '@livery/ui/tile-grid';
import type { GameCard } from '../../game-data/game-card.ts';
import type { Tiles } from '../../game-tiles/tiles.ts';
import styles from './ranked-cell.module.css';

interface RankedCellProps {
  readonly game: GameCard;
  readonly tiles: Tiles;
  /** Rank of the game, from 1. */
  readonly rank: number;
}

/** Cell of a strip with the large number of a game's rank beside its tile. */
export function RankedCell({
  game,
  tiles: { artwork, badgeLabels, favourites, getLaunchLink },
  rank,
}: RankedCellProps) {
  const { count } = useFormat();
  return (
    <TileCell className={styles.root} corner={favourites && <favourites.FavouriteButton game={game} />}>
      <span className={styles.rank}>{count(rank)}</span>
      <GameTile
        name={game.gameName}
        color={game.colour}
        badge={game.isNew && badgeLabels.new !== '' && <Badge tone="accent">{badgeLabels.new}</Badge>}
        {...artwork.toImageProps(game.iconUrl)}
        {...getLaunchLink(game)}
      />
    </TileCell>
  );
}
