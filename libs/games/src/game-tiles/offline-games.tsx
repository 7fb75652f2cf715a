import { TileGrid } from '@livery/ui/tile-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCell } from './game-cell.tsx';
import { useTiles } from './use-tiles.ts';
import { getCachedGames } from '../game-data/offline-games/cached-games.ts';
import styles from './offline-games.module.css';

/** Grid of the games that the visitor has seen on this device. */
export function OfflineGames() {
  const { t } = useTranslation('games');
  const tiles = useTiles();
  const [games] = useState(getCachedGames);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="seen-games">
      <h2 id="seen-games" className={styles.title}>
        {t('games.seen')}
      </h2>
      <TileGrid>
        {games.map((game) => (
          <GameCell key={game.nodeId} game={game} tiles={tiles} />
        ))}
      </TileGrid>
    </section>
  );
}
