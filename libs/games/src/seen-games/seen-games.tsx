import { TileGrid } from '@livery/ui/tile-grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCell } from '../games/game-cell.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { keptGames } from './kept-games.ts';
import styles from './seen-games.module.css';

/** The games seen last on this device. */
export function SeenGames() {
  const { t } = useTranslation('games');
  const tiles = useTiles();
  const [games] = useState(keptGames);
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
