import { GameTileSkeleton } from '@livery/ui/game-tile';
import { TileCell, TileGrid } from '@livery/ui/tile-grid';
import styles from './games.module.css';

const slots = Array.from({ length: 12 }, (_, slot) => slot);

/** Placeholders of the games, one screen high, so that content below the list does not move while visible. */
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
