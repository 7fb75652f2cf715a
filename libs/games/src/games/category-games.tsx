import { useGameVendorsQuery, type Vendor } from '@livery/api/games';
import { VendorStrip } from '@livery/ui/vendor-strip';
import { useTranslation } from 'react-i18next';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { useArtwork } from './artwork.ts';
import styles from './category-games.module.css';
import { GameList } from './game-list.tsx';
import { SearchBar } from './search-bar.tsx';

/** Categories whose vendors are not chosen among (specification, shell and home, section 2). */
const withoutStrip: readonly string[] = ['ESPORTS', 'COCKFIGHT'];

/** The games of a category, all or one vendor's. */
export function CategoryGames({ filter, hasSearch }: { filter: GameFilter; hasSearch?: boolean }) {
  const { t } = useTranslation('games');
  const { category, vendor, name, choose } = filter;
  const artwork = useArtwork();
  const vendors = useVendors(category);
  return (
    <>
      {hasSearch && <SearchBar label={t('search.games')} value={name} onSearch={(searched) => choose({ name: searched })} />}
      {vendors && (
        <VendorStrip
          className={styles.vendors}
          label={t('vendors.label')}
          previousLabel={t('vendors.previous')}
          nextLabel={t('vendors.next')}
          value={vendor}
          vendors={[{ id: '', label: t('vendors.all') }, ...vendors.map(({ vassalage, displayName, mobileSmallIcon }) => ({ id: vassalage, label: displayName, src: artwork.at(mobileSmallIcon, 208) }))]}
          onSelect={(id) => choose({ vendor: id === vendor ? '' : id })}
        />
      )}
      <GameList key={`${vendor}|${name}`} filter={filter} />
    </>
  );
}

/** The vendors to choose among: none yet while they are on their way, and nothing where there is no choice. */
const useVendors = (category: string): readonly Vendor[] | undefined => {
  const { data, isError } = useGameVendorsQuery({ language: useSettledLanguage() });
  const vendors = data?.sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
  const isPending = !data && !isError;
  return !withoutStrip.includes(category) && (isPending || vendors.length > 1) ? vendors : undefined;
};
