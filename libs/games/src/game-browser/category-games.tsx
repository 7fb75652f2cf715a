import { paths, withQuery } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { FiltersIcon } from '@livery/ui/icons/filters';
import { useTranslation } from 'react-i18next';
import type { GameFilter } from './category-menu/use-game-filter.ts';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';
import styles from './category-games.module.css';
import { CategoryPanel } from './category-panel.tsx';
import { GameList } from './game-list.tsx';
import { GamesEmpty } from '../game-tiles/games-empty.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { VendorPicker } from './vendor-picker.tsx';

/**
 * Games of a category on the home page, below a search field and a row of vendors. The button after the search field
 * opens the separate game list page, which has more filters.
 */
export function CategoryGames({ filter: { category, vendor, name, choose } }: { filter: GameFilter }) {
  const { t } = useTranslation(['games', 'lobby']);
  const language = useDebouncedLanguage();
  const query = { gameType: category, vassalage: vendor || undefined, gameName: name || undefined, language };
  const filters = (
    <IconButton
      label={t('lobby:filter.open')}
      href={withQuery(paths.gameList, { gameType: category, tab: 'all', vassalage: vendor, name, panel: 'filter' })}
    >
      <FiltersIcon />
    </IconButton>
  );
  return (
    <>
      <SearchBar
        label={t('search.games')}
        value={name}
        onSearch={(searched) => choose({ name: searched })}
        end={filters}
      />
      <VendorPicker category={category} value={vendor} onChoose={(chosen) => choose({ vendor: chosen })} />
      <CategoryPanel category={category}>
        <div className={styles.panel}>
          <GameList
            key={`${vendor}|${name}`}
            query={query}
            empty={<GamesEmpty name={name} onShowAll={() => choose({ name: '' })} />}
          />
        </div>
      </CategoryPanel>
    </>
  );
}
