import type { DownlineRatesList, RateCategory } from '@livery/api/commissions';
import type { DescriptionItem } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';

export const rateCategories: readonly RateCategory[] = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'];

/**
 * Returns a function that creates the rows for a set of rates. One row is for the series (the number that determines
 * the lottery prizes). The other rows are for the game categories, one row for each.
 */
export const useRateRows = (): ((rates: DownlineRatesList['own']) => DescriptionItem[]) => {
  const { t } = useTranslation(['contracts', 'games']);
  return ({ series, rates }) => [
    [t('rebates.series'), String(series)],
    ...rateCategories.map((category): DescriptionItem => [t(`games:category.${category}`), `${rates[category]}%`]),
  ];
};
