import { useGameVendorsQuery, type Vendor } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import { ProviderCarousel } from '@livery/ui/provider-carousel';
import { useTranslation } from 'react-i18next';
import { useDebouncedLanguage } from '../language/use-debounced-language.ts';
import { useArtwork } from '../game-data/artwork.ts';
import styles from './category-games.module.css';

/** Categories without the row of vendors (specification, shell and home, section 2). */
const withoutStrip: readonly GameCategory[] = ['HOT', 'ESPORTS', 'COCKFIGHT'];

interface VendorPickerProps {
  readonly category: GameCategory;
  /** Code of the selected vendor. An empty string means all vendors. */
  readonly value: string;
  readonly onChoose: (vendor: string) => void;
}

/** Row of a category's vendors. A tap on the selected vendor clears the selection. */
export function VendorPicker({ category, value, onChoose }: VendorPickerProps) {
  const { t } = useTranslation('games');
  const artwork = useArtwork();
  const vendors = useVendors(category);
  if (!vendors) return null;
  const entries = vendors.map(({ vassalage, displayName, mobileSmallIcon }) => ({
    id: vassalage,
    label: displayName,
    src: artwork.toUrl(mobileSmallIcon, 208),
  }));
  return (
    <ProviderCarousel
      className={styles.vendors}
      label={t('vendors.label')}
      previousLabel={t('vendors.previous')}
      nextLabel={t('vendors.next')}
      value={value}
      providers={[{ id: '', label: t('vendors.all') }, ...entries]}
      onSelect={(id) => onChoose(id === value ? '' : id)}
    />
  );
}

/**
 * Returns the vendors of a category. Undefined for a category without a vendor picker. Empty while the vendors load.
 * The row of vendors is visible during the load. It therefore also stays visible for only one vendor, so that the games
 * below do not move.
 */
const useVendors = (category: GameCategory): readonly Vendor[] | undefined => {
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  if (withoutStrip.includes(category)) return undefined;
  return data?.sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
};
