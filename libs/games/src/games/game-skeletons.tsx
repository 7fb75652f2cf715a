import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The places of the games, a screen high, so that what stands below the list is not pushed within sight. */
export function GameSkeletons() {
  return (
    <TileGrid aria-hidden className={styles.waiting}>
      {places.map((place) => (
        <TileCell key={place}>
          <GameTileSkeleton />
        </TileCell>
      ))}
    </TileGrid>
  );
}
