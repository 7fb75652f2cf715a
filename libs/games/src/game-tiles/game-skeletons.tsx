import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

const slots = Array.from({ length: 12 }, (_, slot) => slot);

/** The places of the games, a screen high, so that what stands below the list is not pushed within sight. */
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
