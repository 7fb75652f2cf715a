import { useHotGamesQuery } from '@livery/api/hot-games';
import { useBrand } from '@livery/kit/brand';
import { TileGrid } from '@livery/ui/tile-grid';
import { useTranslation } from 'react-i18next';
import { GameCell } from '../games/game-cell.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import styles from './search.module.css';

/** Three rows of a phone. */
const most = 9;

/** What others play, for who does not know yet what to search for. Nothing where it does not come: nobody asked for it. */
export function PopularGames() {
  const { t } = useTranslation('games');
  const { tile } = useBrand().layout;
  const tiles = useTiles('hot');
  const { data } = useHotGamesQuery({ language: useSettledLanguage() });
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby="popular-games" className={styles.recent} data-tile={tile}>
      <h2 id="popular-games" className={styles.heading}>
        {t('category.HOT')}
      </h2>
      <TileGrid>
        {data.list.slice(0, most).map((game) => (
          <GameCell key={game.nodeId} game={game} tiles={tiles} />
        ))}
      </TileGrid>
    </section>
  );
}
