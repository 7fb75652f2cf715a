import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

const slots = Array.from({ length: 12 }, (_, slot) => slot);

/**
 * Placeholders while the games load. They fill the height of the screen, so that the content below is outside the
 * visible area.
 */
export function GameSkeletons() {
  return (
    <TileGrid aria-hidden className={styles.waiting}>
      {slots.map((slot) => (
        <TileCell key={slot}>
          <GameTileSkeleton />
        </TileCell>
      ))}
    </TileGrid>
  );
}
