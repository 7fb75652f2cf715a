import type { DownlineRatesList, RateCategory } from '@livery/api/commissions';
import type { DescriptionItem } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';

export const rateCategories: readonly RateCategory[] = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'];

/**
 * Returns a function that converts the commission rates of a member to rows of label and text. The first row has the
 * series, a number that determines the lottery prizes. Each other row has the rate of one game category, for example
 * "Slots: 0.50%".
 */
export const useRateRows = (): ((rates: DownlineRatesList['own']) => DescriptionItem[]) => {
  const { t } = useTranslation(['contracts', 'games']);
  return ({ series, rates }) => [
    [t('rebates.series'), String(series)],
    ...rateCategories.map((category): DescriptionItem => [t(`games:category.${category}`), `${rates[category]}%`]),
  ];
};
