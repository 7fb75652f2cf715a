import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

/** Placeholders while the games load. */
export function GameSkeletons({ count = 12 }: { readonly count?: number | undefined }) {
  return (
    <TileGrid aria-hidden className={styles.waiting}>
      {Array.from({ length: count }, (_, slot) => (
        <TileCell key={slot}>
          <GameTileSkeleton />
        </TileCell>
      ))}
    </TileGrid>
  );
}
