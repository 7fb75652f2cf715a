import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

/** Number of placeholders of a list whose length is not known. */
const defaultCount = 12;

/**
 * Placeholders while the games load. With a `count`, they have the height of so many games. Without it, they fill the
 * height of the screen, so that the content below is outside the visible area.
 */
export function GameSkeletons({ count }: { readonly count?: number | undefined }) {
  return (
    <TileGrid aria-hidden className={styles.waiting} data-fill={count === undefined || undefined}>
      {Array.from({ length: count ?? defaultCount }, (_, slot) => (
        <TileCell key={slot}>
          <GameTileSkeleton />
        </TileCell>
      ))}
    </TileGrid>
  );
}
