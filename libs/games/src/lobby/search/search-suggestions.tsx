import { useHotGamesQuery } from '@livery/api/catalogue/hot-games';
import { useBrand } from '@livery/kit/brand';
import { TileGrid } from '@livery/ui/tile-grid';
import { useTranslation } from 'react-i18next';
import { GameCell } from '../../game-tiles/game-cell.tsx';
import { useTiles } from '../../game-tiles/use-tiles.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import styles from './search.module.css';

/** Max number of suggested games. They fill three rows on a phone. */
const maxGames = 9;

/** Popular games as suggestions before a search. The suggestions are optional, so an error is not shown. */
export function SearchSuggestions() {
  const { t } = useTranslation('games');
  const { tile } = useBrand().layout;
  const tiles = useTiles('hot');
  const { data } = useHotGamesQuery({ language: useDebouncedLanguage() });
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby="popular-games" className={styles.recent} data-tile={tile}>
      <h2 id="popular-games" className={styles.heading}>
        {t('category.HOT')}
      </h2>
      <TileGrid>
        {data.list.slice(0, maxGames).map((game) => (
          <GameCell key={game.nodeId} game={game} tiles={tiles} />
        ))}
      </TileGrid>
    </section>
  );
}
